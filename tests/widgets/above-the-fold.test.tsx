import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { LanguageProvider } from '#views/language/language.tsx';
import { HOME_SOURCE } from '#widgets/tree/find/find-node.ts';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const { shop, time } = aShop(db);
const { id: image } = await db
  .insertInto('media')
  .values({ file: 'tile.jpg', mime: 'image/jpeg', width: 800, height: 800, bytes: 1, sha256: 'tile' })
  .returning('id')
  .executeTakeFirstOrThrow();

const node = (widget: string, settings: object) => ({ widget, version: 1, settings });
const hero = (picture: number | null) =>
  node('hero', { slides: [{ heading: { en: 'Jamra' }, text: { en: '' }, image: picture, links: [] }] });
const tile = (label: string) => ({ image, label: { en: label }, note: { en: '' }, url: '/shop/' });
const tiles = node('category-tiles', {
  heading: { en: 'Categories' },
  tiles: ['One', 'Two', 'Three'].map(tile),
});

/** How the pictures of the tiles load. */
async function loadingOf(tree: readonly object[]): Promise<(string | undefined)[]> {
  const resolved = await resolveWidgets(tree, {
    ...{ shop, language: 'en', now: time.now, blocks: null, source: HOME_SOURCE },
    ...{ isPreview: false, stylesheets: {} },
    page: { path: '/', query: '', title: '', publicUrl: 'https://shop.test' },
  });
  const html = renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <Widgets resolved={resolved} />
    </LanguageProvider>,
  );
  const [bento = ''] = /class="j-bento".*?<\/section>/.exec(html) ?? [];
  return [...bento.matchAll(/ loading="(\w+)"/g)].map(([, loading]) => loading);
}

it('tiles below a hero without a picture load their first row at once, other tiles when they are reached', async () => {
  expect(await loadingOf([hero(null), tiles])).toEqual(['eager', 'eager', 'lazy']);
  expect(await loadingOf([tiles])).toEqual(['eager', 'eager', 'lazy']);
  expect(await loadingOf([hero(image), tiles])).toEqual(['lazy', 'lazy', 'lazy']);
  expect(await loadingOf([tiles, hero(null), tiles])).toEqual(['eager', 'eager', 'lazy']);
});
