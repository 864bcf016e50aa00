import { expect, it } from 'vitest';
import { missingTexts } from './page-facts.ts';

const heading = (id: string, en: string, ar: string) => ({
  ...{ id, widget: 'heading', version: 1, common: {}, slots: {} },
  settings: { text: { en, ar }, level: '2' },
});

it('finds each text without Arabic by its setting, at any depth and in lists', () => {
  const items = [
    { title: { en: 'Care', ar: 'العناية' }, html: { en: '<p>Weekly.</p>', ar: ' ' } },
    { title: { en: 'Box', ar: '' }, html: { en: '', ar: '' } },
  ];
  const accordion = { ...heading('acc', '', ''), widget: 'accordion', settings: { items } };
  const section = { ...heading('top', '', ''), widget: 'section', settings: {} };
  const tree = [
    {
      ...section,
      slots: { content: [heading('whole', 'Sale', 'تخفيض'), heading('half', 'Sale', ''), accordion] },
    },
    heading('empty', '', ''),
    { ...heading('lost', 'Sale', ''), widget: 'of-another-time' },
  ];
  expect(missingTexts(tree)).toEqual([
    { node: 'half', name: 'text', path: 'text' },
    { node: 'acc', name: 'items.html', path: 'items.0.html' },
    { node: 'acc', name: 'items.title', path: 'items.1.title' },
  ]);
});
