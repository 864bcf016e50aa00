import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RefusalCode, refusalReplies } from '#shop/refusals.ts';

const ROW = /^\| ([a-z-]+\.[a-z.-]+) \| (\d{3}) \| [^|]+ \| [^|]+ \|$/gm;

/** The status of each refusal code in docs/refusals.md. */
export const documentedStatus: Readonly<Record<string, number>> = Object.fromEntries(
  [...readFileSync(join(import.meta.dirname, '../docs/refusals.md'), 'utf8').matchAll(ROW)].map(
    ([, code, status]) => [code, Number(status)],
  ),
);

export const REFUSAL_CODES = Object.keys(refusalReplies) as RefusalCode[];
