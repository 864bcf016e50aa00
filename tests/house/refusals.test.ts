import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { customerRefusalStatus } from '#app/page/customer-refusals.ts';
import { formRefusalStatus } from '#app/page/form-refusals.ts';
import { wordsIn } from '#messages';
import { refusalStatus } from '#shop/refusals.ts';
import { promotionReplies, refusalReplies, requestReplies, restockReplies } from '#wire/refusals.ts';

const table = readFileSync(join(import.meta.dirname, '../../docs/refusals.md'), 'utf8');

it.each(
  Object.keys({
    ...refusalReplies,
    ...promotionReplies,
    ...requestReplies,
    ...restockReplies,
    ...formRefusalStatus,
    ...customerRefusalStatus,
    ...refusalStatus,
  }),
)('SV-02 %s has an English and an Arabic sentence and a line in docs/refusals.md', (code) => {
  for (const language of ['en', 'ar'] as const) {
    expect(wordsIn(language)(`refusals:${code}`, { count: 3 })).not.toBe(code);
    expect(wordsIn(language)(`refusals:${code}`, { count: 3 }).length).toBeGreaterThan(5);
  }
  expect(table).toContain(`| ${code} |`);
});
