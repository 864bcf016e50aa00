import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/instant.ts';
import { translatorFor } from '#messages';
import { noteExpiry } from '#platform/cache/cache-dependencies.ts';
import { createCachedReads } from '#platform/cache/cached-reads.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import type { Blocks } from '#widgets/place.ts';
import { HOME_SOURCE } from '#widgets/tree/find/find-node.ts';
import { bytesOfBlock, type PrintedBlock } from '#widgets/tree/print/block.ts';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const { shop } = aShop(await aDatabase());

const UNTIL = new Date('2026-12-02T05:00:00.000Z');
const nodeWith = (atEnd: 'text' | 'hide') => ({
  id: 'down',
  widget: 'countdown',
  version: 1,
  settings: {
    title: { en: 'Closes in', ar: 'ينتهي بعد' },
    until: UNTIL.toISOString(),
    atEnd,
    endText: { en: 'Closed.', ar: 'انتهى.' },
  },
});

async function print(
  tree: unknown,
  now: Date,
  { blocks = null, language = 'en' }: { blocks?: Blocks | null; language?: 'en' | 'ar' } = {},
) {
  const resolved = await resolveWidgets(tree, {
    ...{ shop, language, now, blocks, source: HOME_SOURCE, isPreview: false, stylesheets: {} },
    page: { path: '/', query: '', title: '', publicUrl: 'https://shop.test' },
    expireAt: noteExpiry,
  });
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <Widgets resolved={resolved} />
    </LanguageProvider>,
  );
}

const before = (hours: number) => new Date(UNTIL.getTime() - hours * HOUR_MS);

it('a countdown is read as a date by the clock of the shop, in both languages', async () => {
  const tree = [nodeWith('text')];
  expect(await print(tree, before(9))).toContain(
    '<time dateTime="2026-12-02T05:00:00.000Z">2 December 2026 at 09:00</time>',
  );
  expect(await print(tree, before(9), { language: 'ar' })).toMatch(
    /<time dateTime="[^"]+">[^<]*2026[^<]*09:00/,
  );
});

it('its markup does not contain the stock left, so that it may be cached', async () => {
  expect(await print([nodeWith('text')], before(9))).toBe(await print([nodeWith('text')], before(900)));
});

it('when it is over it shows the text, or its block is gone', async () => {
  const over = await print([nodeWith('text')], UNTIL);
  expect(over).toContain('Closed.');
  expect(over).not.toMatch(/data-countdown|hidden|<time/);
  expect(await print([nodeWith('hide')], UNTIL)).toBe('');
  expect(await print([nodeWith('hide')], before(1))).not.toContain('Closed.');
});

it.each(['text', 'hide'] as const)('a cached block expires at its moment, %s', async (atEnd) => {
  let now = before(2);
  const cached = createCachedReads({
    tracked: { tables: new Set(), families: new Map() },
    nowMs: () => now.getTime(),
  });
  cached.hear();
  const reads = cached.cacheMany<PrintedBlock | null>({ mostBytes: 1e6, bytesOf: bytesOfBlock });
  const blocks: Blocks = { open: (key, make) => reads.open(key, () => make(shop)) };
  const tree = [nodeWith(atEnd)];
  const first = await print(tree, now, { blocks });
  now = before(1);
  expect(await print(tree, now, { blocks })).toBe(first);
  expect(reads.counts).toMatchObject({ made: 1, hit: 1 });
  now = UNTIL;
  expect(await print(tree, now, { blocks })).toBe(await print(tree, now));
  expect(reads.counts.made).toBe(2);
  now = new Date(UNTIL.getTime() + HOUR_MS);
  await print(tree, now, { blocks });
  expect(reads.counts).toMatchObject({ made: 2, hit: 2 });
});
