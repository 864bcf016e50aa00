import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shiftedPast, shiftMs } from './demo-folder.ts';

it('moves the demo’s dates by whole days', () => {
  expect(shiftMs(new Date('2026-11-21T15:00:00+04:00'))).toBe(0);
  expect(shiftMs(new Date('2027-01-20T09:00:00+04:00'))).toBe(60 * 86_400_000);
});

it('never moves an article or review into the future', () => {
  const now = new Date('2026-11-21T08:00:00+04:00');
  expect(shiftedPast('2026-11-21T18:00:00+04:00', now)).toEqual(now);
  expect(
    shiftedPast('2026-06-03T10:55:00+04:00', new Date('2027-06-03T08:00:00+04:00')).getUTCFullYear(),
  ).toBe(2026);
});

type Page = Readonly<{ slug: string; content_html: Readonly<{ en: string; ar: string }> }>;

it('has pages with the same headings, paragraphs, rows and clauses in Arabic and English', () => {
  const file = join(import.meta.dirname, '../../../demo/pages.json');
  const { pages } = JSON.parse(readFileSync(file, 'utf8')) as { pages: Page[] };
  const partsOf = (html: string) => html.match(/<(?:h2|p|li|tr|summary)\b/g) ?? [];
  for (const { slug, content_html } of pages)
    expect(partsOf(content_html.ar), slug).toEqual(partsOf(content_html.en));
  const terms = pages.find(({ slug }) => slug === 'terms')?.content_html;
  expect(terms?.ar.match(/<li>/g)).toHaveLength(9);
});
