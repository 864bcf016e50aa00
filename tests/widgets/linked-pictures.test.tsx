import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import { LanguageProvider } from '#views/language/language.tsx';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const FILE = 'ab/oven.jpg';
const HREF = `/media/${FILE}`;
const LINK = `<p><a href="${HREF}"><img src="${HREF}" alt="Oven" /></a></p>`;
let pictureId = 0;

beforeAll(async () => {
  const texts = {
    title: JSON.stringify({ en: 'The oven', ar: 'الفرن' }),
    description: JSON.stringify({ en: 'Fired at night', ar: 'يُشعل ليلًا' }),
  };
  const file = { file: FILE, mime: 'image/jpeg', width: 1600, height: 900, bytes: 1, sha256: 'x' };
  const { id } = await test.db
    .insertInto('media')
    .values({ ...file, ...texts })
    .returning('id')
    .executeTakeFirstOrThrow();
  pictureId = id;
});

async function print(widget: string, settings: object, language: Language): Promise<string> {
  const resolved = await resolveWidgets(
    [{ id: 'one', widget, version: 1, settings, common: {}, slots: {} }],
    {
      ...{ shop: test.shop, language, now: test.time.now, blocks: null, stylesheets: {}, isPreview: false },
      page: { path: '/care/', query: '', title: 'Care', publicUrl: 'https://shop.test' },
      source: { name: 'page-care', at: '' },
    },
  );
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <Widgets resolved={resolved} />
    </LanguageProvider>,
  );
}

it.each([
  ['text', () => ({ html: { en: LINK } })],
  ['html', () => ({ html: { en: LINK } })],
  ['accordion', () => ({ items: [{ title: { en: 'One' }, html: { en: LINK } }] })],
  ['picture', () => ({ image: pictureId, caption: { en: '' }, url: HREF })],
  [
    'gallery',
    () => ({
      ...{ pictures: [{ image: pictureId, caption: { en: 'At work' } }] },
      ...{ columns: { desktop: 3 }, ratio: 'square' },
    }),
  ],
])('LB-03 a linked picture of the widget %s has its title and description', async (widget, settings) => {
  const english = await print(widget, settings(), 'en');
  expect(english).toContain('data-title="The oven" data-description="Fired at night"');
  const arabic = await print(widget, settings(), 'ar');
  expect(arabic).toContain('data-title="الفرن" data-description="يُشعل ليلًا"');
  expect(arabic).toContain(`href="${HREF}"`);
});
