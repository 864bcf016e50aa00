import type { ImportReport } from '#kernel/data-transfer/table-import.ts';
import { wordsIn } from '#messages';

const SHOWN_WARNINGS = 10;

/** The first warnings of an import, and how many more there are. */
export function warningLines({ warnings }: ImportReport): string[] {
  const t = wordsIn('en');
  const shown = warnings.slice(0, SHOWN_WARNINGS).map(({ key, kind, value }) => {
    return `  ${t(`adminDataTransfer:warning.${kind}`, { key, value })}.`;
  });
  const more = warnings.length - SHOWN_WARNINGS;
  return more > 0 ? [...shown, `  and ${more} more.`] : shown;
}
