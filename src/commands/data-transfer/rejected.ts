import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { RefusedCell } from '#kernel/data-transfer/table-import.ts';
import { wordsIn } from '#messages';
import { readCsv } from '#platform/csv/read-csv.ts';
import { rejectedRows } from '#shop/data-transfer';

/** Writes the refused rows with four columns that say why; the file can be corrected and imported again. */
export async function writeRejected(
  file: string,
  target: string,
  refused: readonly RefusedCell[],
): Promise<void> {
  const t = wordsIn('en');
  const say = (reason: string) => t(`adminDataTransfer:reasons.${reason}`, { defaultValue: reason });
  const rows = Readable.from(rejectedRows(readCsv(file), refused, say));
  const draft = `${target}.${process.pid}.part`;
  try {
    await pipeline(rows, stringify(), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}
