import { describe, expect, it } from 'vitest';
import { standsAboveTheFold } from './above-the-fold.ts';
import { openNodes } from './node.ts';

const node = (widget: string, settings: object = {}) => ({
  widget,
  version: 1,
  settings,
  common: {},
  slots: {},
});
const hero = (image: number | null) =>
  node('hero', { slides: [{ heading: { en: 'Jamra' }, text: { en: '' }, image, links: [] }] });
const tiles = node('category-tiles', { heading: { en: 'Categories' }, tiles: [] });
const row = node('product-row');

const HOME = { name: 'home', at: '' };
const leads = (tree: readonly object[], source = HOME) =>
  openNodes(tree).map((stored) => stored !== null && standsAboveTheFold(stored, { tree, source }));

describe('SP-01 the first widget with pictures on a page', () => {
  it('is the first one, or the one after a hero without pictures', () => {
    expect(leads([hero(null), tiles, row])).toEqual([true, true, false]);
    expect(leads([hero(7), tiles, row])).toEqual([true, false, false]);
    expect(leads([tiles, row], { name: 'page-offers', at: '' })).toEqual([true, false]);
  });

  it('is none in a saved section or in a template inside a page', () => {
    expect(leads([tiles], { name: 'home', at: 'section-1.' })).toEqual([false]);
    expect(leads([tiles], { name: 'template-4', at: '' })).toEqual([false]);
  });
});
