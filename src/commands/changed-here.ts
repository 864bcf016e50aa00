import type { ImportFieldKind, ImportReport } from '#kernel/table-import.ts';
import { wordsIn } from '#messages';

/** Says which fields were edited in the shop since the last import, and what came of them. */
export function changedHereLines(
  { changedHere = {} }: ImportReport,
  take: readonly ImportFieldKind[],
): string[] {
  const t = wordsIn('en');
  return Object.entries(changedHere).map(([kind, count]) => {
    const name = t(`deskExchange:fieldKinds.${kind}`);
    const rows = t('deskExchange:rowsOf', { count });
    const outcome = take.some((one) => one === kind)
      ? 'taken from the file'
      : `kept; --take ${kind} overwrites them`;
    return `  Edited in the shop since the last import: ${name}, ${rows}: ${outcome}.`;
  });
}
