import { expect, it } from 'vitest';
import { prepareTree } from './prepare-tree.ts';

const sanitise = (html: string) => html.replaceAll(/<script>.*?<\/script>/g, '');
const text = {
  id: 't',
  widget: 'text',
  settings: { html: { en: '<p>A</p><script>x</script>', ar: '<p>ب</p>' } },
};
const CLEAN = { en: '<p>A</p>', ar: '<p>ب</p>' };

it('sanitises rich texts in both languages, also within slots, and leaves plain texts alone', () => {
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
