import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import { TEMPLATE_PLACES } from '#shop/templates';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import type { Blocks } from '#widgets/place.ts';
import { isShipped, shippedDocuments } from '#widgets/shipped/shipped-documents.ts';
import { checkTree } from '#widgets/tree/check-tree.ts';
import { HOME_SOURCE } from '#widgets/tree/find/find-node.ts';
import { resolveInline } from '#widgets/tree/print/resolve-widgets.ts';
import { WidgetsIn } from '#widgets/tree/print/widgets.tsx';
import { withoutWidget } from '#widgets/tree/without-widget.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const entry = (en: string, url: string) => ({ label: { en }, url, children: [] });
await test.shop.content.saveMenu('primary', [
  { ...entry('Devices', '/category/devices/'), children: [entry('Orveta', '/category/orveta/')] },
  entry('Help', '/faq/'),
]);
await test.shop.content.saveMenu('footer', [
  { ...entry('Shop', ''), children: [entry('All', '/shop/')] },
  { ...entry('Company', ''), children: [entry('About', '/about/')] },
]);

const BLOCKS: Blocks = { open: (_key, print) => print(test.shop) };

const PLACED = { stylesheets: {}, source: HOME_SOURCE, isPreview: false };

type Frame = { language?: Language; blocks?: Blocks | null; without?: string };

async function printFrame(tree: unknown, { language = 'en', blocks = null, without = '' }: Frame = {}) {
  const { shop, time } = test;
  const page = { path: '/faq/', query: '?orderby=price', title: '', publicUrl: 'https://shop.test' };
  const where = { shop, language, now: time.now, page, blocks, ...PLACED };
  const resolved = withoutWidget(await resolveInline(tree, where), without);
  return renderToString(
    <LanguageProvider translator={translatorFor(language)}>
      <IdentityProvider identity={toIdentity(await shop.settings.all(), language, page.publicUrl)}>
        <WidgetsIn as="div" resolved={resolved} />
      </IdentityProvider>
    </LanguageProvider>,
  );
}

/**
 * React's ids differ between blocks, and so does the order of a preload’s attributes. Texts need no comment between
 * them.
 */
const plain = (html: string) =>
  html
    .replaceAll(/_?_R_\w*_\w*/g, 'ID')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<link rel="preload" as="image" (href="[^"]*")\/>/g, '<link rel="preload" $1 as="image"/>');
const idsIn = (html: string) => [...html.matchAll(/data-template-id="([^"]+)"/g)].map(([, id]) => id);

describe.each(TEMPLATE_PLACES.filter(isShipped))('the shipped %s', (place) => {
  it('BO-01 can be saved as a template', () => {
    expect(checkTree(shippedDocuments[place], place)).toEqual([]);
  });
});

describe.each(['header', 'footer'] as const)('the shipped %s', (place) => {
  it.each(LANGUAGES)('prints from blocks what it prints with the page, %s', async (language) => {
    const live = await printFrame(shippedDocuments[place], { language });
    expect(plain(await printFrame(shippedDocuments[place], { language, blocks: BLOCKS }))).toBe(plain(live));
    expect(idsIn(live).length).toBeGreaterThan(5);
  });
});

describe('widgets of the footer', () => {
  it('name each payment method that is on, in the language of the page', async () => {
    const html = plain(await printFrame(shippedDocuments.footer));
    const marks = /<ul aria-label="Payment methods">(.*?)<\/ul>/.exec(html)?.[1] ?? '';
    expect([...marks.matchAll(/<li>([^<]+)<\/li>/g)]).toHaveLength(
      (await test.shop.payments.accepted()).length,
    );
    expect(await printFrame(shippedDocuments.footer, { language: 'ar' })).toContain('aria-label="طرق الدفع"');
  });

  it('link to the profiles that the settings name, and to none without', async () => {
    const { settings } = test.shop;
    expect(await printFrame(shippedDocuments.footer)).not.toContain('Follow us');
    for (const wrong of ['javascript:alert(1)', 'http://shop.example/', 'instagram.com/shop'])
      expect((await settings.set('shop.socialLinks', [wrong])).ok).toBe(false);
    await settings.set('shop.socialLinks', [
      'https://www.instagram.com/shop/',
      'https://club.shop.example/us',
    ]);
    const html = plain(await printFrame(shippedDocuments.footer));
    expect(html).toContain('<a href="https://www.instagram.com/shop/" rel="me noopener">Instagram</a>');
    expect(html).toContain('<a href="https://club.shop.example/us" rel="me noopener">club.shop.example</a>');
    await settings.set('shop.socialLinks', []);
  });
});

describe('widgets of the header', () => {
  it('are their own elements in a row, without one around them', async () => {
    for (const blocks of [null, BLOCKS]) {
      const html = plain(await printFrame(shippedDocuments.header, { blocks }));
      expect(html).toContain('<a data-template-id="logo" class="j-header__logo" href="/">');
      expect(html).toContain('<nav data-template-id="menubar" class="j-mainnav" aria-label="Main menu">');
      expect(html).toMatch(/<a data-template-id="language" class="j-lang" href="\/ar\/faq\/\?orderby=price"/);
    }
  });

  it('take common settings on their own elements', async () => {
    const common = { hideOn: ['mobile'], className: 'ours', anchor: 'to-account' };
    const tree = [{ id: 'account', widget: 'account-link', version: 1, settings: {}, common }];
    for (const blocks of [null, BLOCKS])
      expect(await printFrame(tree, { blocks })).toContain(
        '<a data-template-id="account" id="to-account" class="j-iconbtn ours" data-hide-on="mobile" href="/my-account/"',
      );
  });

  it('have an element around them within a section', async () => {
    const section = {
      id: 'section',
      widget: 'section',
      version: 1,
      settings: { reach: 'page', size: 'tight' },
      slots: { content: [{ id: 'account', widget: 'account-link', version: 1, settings: {} }] },
    };
    for (const blocks of [null, BLOCKS])
      expect(await printFrame([section], { blocks })).toContain(
        '<div data-template-id="account"><a class="j-iconbtn" href="/my-account/"',
      );
  });
});

it('WG-33 each menu of a page has ids of its own', async () => {
  const menuOf = (id: string) => ({
    id,
    widget: 'nav-menu',
    version: 1,
    settings: { menu: 'primary', look: 'full' },
  });
  for (const blocks of [null, BLOCKS]) {
    const html = await printFrame([menuOf('one'), menuOf('two')], { blocks });
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
    expect([...html.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id).sort()).toEqual(ids.sort());
  }
});

it('a footer without menus has everything else', async () => {
  for (const blocks of [null, BLOCKS]) {
    const whole = await printFrame(shippedDocuments.footer, { blocks });
    const bare = await printFrame(shippedDocuments.footer, { blocks, without: 'nav-menu' });
    expect(whole).toContain('href="/about/"');
    expect(bare).not.toContain('<nav');
    expect(idsIn(bare)).toEqual(idsIn(whole).filter((id) => id !== 'footermenu'));
  }
});
