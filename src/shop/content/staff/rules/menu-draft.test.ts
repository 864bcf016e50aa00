import { describe, expect, it } from 'vitest';
import { canLeadTo, type FlatEntry, menuProblems, toFlat, toItems } from './menu-draft.ts';

const entry = (id: number, parentId: number | null, more: Partial<FlatEntry> = {}): FlatEntry => ({
  id,
  parentId,
  label: { en: `Entry ${id}`, ar: '' },
  url: `/page-${id}/`,
  image: null,
  ...more,
});

describe('BO-01 a menu draft', () => {
  it('converts back unchanged', () => {
    const items = [
      {
        label: { en: 'Goods', ar: 'البضائع' },
        url: '',
        children: [{ label: { en: 'New' }, url: '/shop/', children: [] }],
      },
      { label: { en: 'Journal' }, url: '/blog/', children: [] },
    ];
    expect(toFlat(items).map(({ parentId }) => parentId)).toEqual([null, 1, null]);
    expect(toItems(toFlat(items))).toEqual(items);
  });

  it('stores URLs without language', () => {
    expect(toItems([entry(1, null, { url: '/ar/blog/' })])[0]?.url).toBe('/blog/');
  });

  it('links to pages, other sites, email addresses and phone numbers only', () => {
    for (const url of ['/faq/', 'https://example.com/a', 'mailto:a@example.com', 'tel:+97140000000'])
      expect(canLeadTo(url)).toBe(true);
    for (const url of ['javascript:alert(1)', '//example.com/', 'faq', '/a b/', 'data:text/html,x', '/\\x'])
      expect(canLeadTo(url)).toBe(false);
  });

  it('LA-01 LA-05 LA-08 LA-09 links to actions and anchors', () => {
    for (const url of ['#off_canvas:open?id=7', '#popup:open?id=7&toggle=yes', '#reload-page', '#sizes'])
      expect(canLeadTo(url)).toBe(true);
    for (const url of ['#', '#1st', '#popup:', '#a b', '#x"onclick=1']) expect(canLeadTo(url)).toBe(false);
  });

  it('reports the problems of each entry', () => {
    const entries = [
      entry(1, null, { url: '' }),
      entry(2, 1, { label: { en: '', ar: 'ع' } }),
      entry(3, 2, { url: 'faq' }),
      entry(4, 3),
      entry(5, null, { url: '' }),
    ];
    expect(menuProblems(entries, 3)).toEqual({
      '2.label.en': 'missing',
      '3.url': 'no-way',
      '4.url': 'too-deep',
      '5.url': 'missing',
    });
  });

  it('with a cycle is too deep', () => {
    expect(menuProblems([entry(1, 2), entry(2, 1)], 3)['1.url']).toBe('too-deep');
  });
});
