import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { presets, sectionPresets } from '#widgets/presets/index.ts';
import { itemPresets } from '#widgets/presets/items/index.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { matchingPresets, offeredPresets } from './preset-choices.ts';
import { presetPicture } from './preset-pictures.ts';

function node(widget: string, settings: object = {}): StoredNode {
  return { id: widget, widget, version: 1, settings: { ...settings }, common: {}, slots: {} };
}

const namesIn = (tree: readonly StoredNode[], place: string) =>
  offeredPresets(tree, place).map(({ name }) => name);

describe('the sections that a document is offered', () => {
  it('are all on an empty home page', () => {
    expect(namesIn([], 'home')).toHaveLength(sectionPresets.length);
  });

  it('are none in a header, a footer and a popup', () => {
    for (const place of ['header', 'footer', 'popup', 'off-canvas']) expect(namesIn([], place)).toEqual([]);
  });

  it('add no second title', () => {
    expect(namesIn([], 'text')).not.toContain('hero-picture');
    expect(namesIn([node('hero')], 'home')).not.toContain('hero-picture');
    expect(namesIn([node('heading', { level: '1' })], 'home')).not.toContain('hero-picture');
    expect(namesIn([node('heading', { level: '2' })], 'home')).toContain('hero-picture');
  });

  it('have no widget beyond its limit in the document', () => {
    expect(namesIn([], 'text')).toContain('story-band');
    expect(namesIn([node('band')], 'text')).not.toContain('story-band');
    expect(namesIn([{ ...node('section'), slots: { content: [node('band')] } }], 'text')).not.toContain(
      'story-band',
    );
  });
});

describe('the search for a section', () => {
  const search = (text: string, group: 'facts' | null = null, language: 'en' | 'ar' = 'en') =>
    matchingPresets(sectionPresets, { text, group, language }).flatMap(({ presets }) =>
      presets.map(({ name }) => name),
    );

  it('needs every word, in any order and case', () => {
    expect(search(' FIGURES dark ')).toEqual(['story-band']);
    expect(search('')).toHaveLength(sectionPresets.length);
    expect(search('no such section')).toEqual([]);
  });

  it('matches words of its language', () => {
    expect(search('جدول', null, 'ar')).toEqual(['compare-table']);
    expect(search('جدول')).toEqual([]);
  });

  it('is limited to a group', () => {
    expect(search('', 'facts')).toEqual(['facts-strip', 'facts-figures', 'facts-steps']);
  });
});

it.each(LANGUAGES)('each preset has a picture, %s', (language) => {
  const without = [...presets, ...itemPresets].filter(
    ({ name }) => presetPicture(name, language) === undefined,
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
