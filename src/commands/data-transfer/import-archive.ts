import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { CommandContext } from '../command.ts';
import { showProgress } from '../progress.ts';

const STEPS = { read: 'Reading ', write: 'Writing ', link: 'Linking  ' } as const;
const SHOWN = 20;

type Call = Readonly<{ file: string; dryRun: boolean }>;

/** `npm run import -- ARCHIVE.zip`: a whole shop into an empty one. */
export async function importArchive({ file, dryRun }: Call, { shop, out }: CommandContext): Promise<number> {
  const t = wordsIn('en');
  const progress = showProgress(out);
  const answer = await shop.dataTransfer.archive.bringIn(file, {
    dryRun,
    onProgress: (step, done, total) => progress.report(STEPS[step], done, total),
  });
  progress.end();
  if (!answer.ok) {
    out.write(`${t(refusalKey(answer.refusal.code), answer.refusal)}\n`);
    return 1;
  }
  const { created, changed, leftAlone, refused, warnings, applied } = answer.value;
  const would = applied ? '' : 'would be ';
  const lines = [`${created} rows ${would}created, ${changed} ${would}updated, ${leftAlone} unchanged.`];
  for (const { key, kind, value } of warnings.slice(0, SHOWN))
    lines.push(`  ${t(`adminDataTransfer:warning.${kind}`, { key, value })}.`);
  for (const { line, column, value, reason } of refused.slice(0, SHOWN)) {
    const why = t(`adminDataTransfer:reasons.${reason}`, { defaultValue: reason });
    lines.push(`  ${column}, line ${line}: ${value === '' ? '' : `${value} – `}${why}`);
  }
  if (refused.length > 0) lines.push(`${refused.length} rejected: nothing was imported.`);
  out.write(`${lines.join('\n')}\n`);
  return refused.length > 0 ? 1 : 0;
}
