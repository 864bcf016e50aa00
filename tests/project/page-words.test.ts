import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { documentSlugProblem, NEEDED_PAGES } from '#shop/content/staff/rules/document-slug.ts';

type Entry = { path?: string | undefined; children?: readonly Entry[] | undefined };

/** The first segments of all addresses that the shop answers itself. */
function firstWords(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const [word = ''] = path.replace(/^ar\//, '').split('/');
    return [...(word === '' || /[:*]/.test(word) ? [] : [word]), ...firstWords(children)];
  });
}

it.each([...new Set(firstWords(routes))])(
  'BO-01 no page can stand at /%s/, which is the shop’s own',
  (word) => {
    const isNeeded = NEEDED_PAGES.some((needed) => needed === word);
    const problem = documentSlugProblem(word, { kind: 'page', listingPrefix: 'sticks' });
    expect(problem).toBe(isNeeded ? null : 'reserved-word');
  },
);

it('BO-01 every page and article of the demo could be written in the back office', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../demo', name), 'utf8'));
  const documents: [slug: string, kind: 'page' | 'article'][] = [
    ...read('pages.json').pages.map(({ slug }: { slug: string }) => [slug, 'page']),
    ...read('posts.json').posts.map(({ slug }: { slug: string }) => [slug, 'article']),
  ];
  expect(documents.length).toBeGreaterThan(15);
  const refused = documents.filter(
    ([slug, kind]) => documentSlugProblem(slug, { kind, listingPrefix: 'sticks' }) !== null,
  );
  expect(refused).toEqual([]);
});
