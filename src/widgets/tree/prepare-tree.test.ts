import { expect, it } from 'vitest';
import { prepareTree } from './prepare-tree.ts';

const withoutScripts = (html: string) => html.replaceAll(/<script>.*?<\/script>/g, '');
const sanitise = {
  richText: withoutScripts,
  html: (html: string) => html.replaceAll(/<style>.*?<\/style>/g, ''),
};
const text = {
  id: 't',
  widget: 'text',
  settings: { html: { en: '<p>A</p><script>x</script>', ar: '<p>ب</p>' } },
};
const CLEAN = { en: '<p>A</p>', ar: '<p>ب</p>' };

it('leaves invalid input unchanged', () => {
  const wrong = [
    { id: 'a', widget: 'text', settings: { html: 7 } },
    { id: 'b', widget: 'text', settings: { html: null } },
    { id: 'c', widget: 'accordion', settings: { entries: 'none' } },
    { id: 'd', widget: 'accordion', settings: { entries: [null, 'words'] } },
  ];
  expect(prepareTree(wrong, sanitise)).toMatchObject(wrong);
});

it('sanitises rich texts in both languages, in slots too, and keeps plain texts', () => {
  const heading = {
    id: 'h',
    widget: 'heading',
    settings: { text: { en: '<script>x</script>' }, level: '2' },
  };
  const section = {
    id: 's',
    widget: 'section',
    settings: { reach: 'page', size: 'normal' },
    slots: { content: [text, heading] },
  };
  expect(prepareTree([section, text], sanitise)).toMatchObject([
    { slots: { content: [{ settings: { html: CLEAN } }, { settings: heading.settings }] } },
    { settings: { html: CLEAN } },
  ]);
});

it('stores nodes in the current version of their widgets', () => {
  const settings = {
    heading: { en: 'New' },
    category: '',
    orderby: 'date',
    count: 4,
    more: { label: { en: 'All' }, url: '/shop/' },
  };
  const { category, orderby, count, ...rest } = settings;
  expect(prepareTree([{ id: 'r', widget: 'product-row', settings }], sanitise)).toMatchObject([
    { version: 2, settings: { ...rest, products: { category, orderby, count } } },
  ]);
});

it('sanitises plain HTML by its own rules', () => {
  const html = { id: 'h', widget: 'html', settings: { html: { en: '<b>A</b><style>x</style>' } } };
  expect(prepareTree([html], sanitise)).toMatchObject([{ settings: { html: { en: '<b>A</b>' } } }]);
});

it('keeps a valid hidden value for when its field is shown', () => {
  const settings = { title: { en: '' }, until: '2026-12-02T05:00:00.000Z', atEnd: 'hide' };
  const node = (endText: unknown) => ({ id: 'c', widget: 'countdown', settings: { ...settings, endText } });
  const [stored, dropped] = prepareTree([node({ en: 'Over' }), node(7)], sanitise);
  expect(stored?.settings.endText).toEqual({ en: 'Over' });
  expect(dropped?.settings.endText).toBeUndefined();
});
