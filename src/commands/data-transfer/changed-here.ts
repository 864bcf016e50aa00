import type { ImportFieldKind, ImportReport } from '#kernel/data-transfer/table-import.ts';
import { wordsIn } from '#messages';

/** Reports fields edited in the shop since the last import, and whether they were overwritten. */
export function changedHereLines(
  { changedHere = {} }: ImportReport,
  take: readonly ImportFieldKind[],
): string[] {
  const t = wordsIn('en');
  return Object.entries(changedHere).map(([kind, count]) => {
    const name = t(`adminDataTransfer:fieldKinds.${kind}`);
    const rows = t('adminDataTransfer:rowsOf', { count });
    const outcome = take.some((one) => one === kind)
      ? 'overwritten with the file'
      : `kept; use --take ${kind} to overwrite`;
    return `  Edited in the shop since the last import: ${name}, ${rows}: ${outcome}.`;
  });
}
