import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import type { DocumentPlace } from '../declaration.ts';
import type { AnyField } from '../fields/field.ts';
import { widgets } from '../index.ts';
import { parsePopup } from '../popup/parse-popup.ts';
import { checkTree } from '../tree/check-tree.ts';
import { readNodes, type StoredNode } from '../tree/node.ts';
import { valuesIn } from '../tree/walk-values.ts';
import { pagePresets, presets, sectionPresets } from './index.ts';
import { itemPresets } from './items/index.ts';
import { popupPresets } from './popups/index.ts';
import { PRESET_GROUPS, type Preset } from './preset.ts';
import { hasTitle, presetNodes } from './preset-nodes.ts';
import { pictureFiles, type ShopParts } from './sections/shop-parts.ts';

const PICTURE = 7;
const files = [...new Set(presets.flatMap(({ tree }) => pictureFiles(tree)))];
const parts: ShopParts = {
  pictures: Object.fromEntries(files.map((file) => [file, PICTURE])),
  categories: Array.from({ length: 9 }, (_, at) => ({
    id: at + 1,
    name: { en: `Category ${at}`, ar: `فئة ${at}` },
    image: at % 2 === 0 ? at + 1 : null,
  })),
  address: { en: 'Shop 7, Dubai', ar: 'محل 7، دبي' },
  phone: '+971 4 000 0000',
  email: 'shop@example.com',
  opening: '2099-01-31T05:00:00.000Z',
};
/** A shop without pictures, categories and contact data. */
const bare: ShopParts = {
  ...{ pictures: {}, categories: [], address: { en: '' }, phone: '', email: '', opening: parts.opening },
};

function counting() {
  let count = 0;
  return () => {
    count += 1;
    return `n${count}`;
  };
}

function nodesOf(preset: Preset, { hasTitle: isTitled = false, from = parts } = {}) {
  return presetNodes(preset, { parts: from, newId: counting(), hasTitle: isTitled });
}

function everyNode(list: readonly unknown[]): StoredNode[] {
  return readNodes(list).flatMap((node) =>
    node === null
      ? []
      : [node, ...Object.values(node.slots).flatMap((inner) => everyNode(inner as unknown[]))],
  );
}

/** The places of a preset: its own, or a home page, a page and a saved section. */
function placesOf(preset: Preset): readonly DocumentPlace[] {
  if (preset.kind === 'popup') return ['popup'];
  if (preset.kind === 'loop-item') return ['loop-item'];
  if (preset.kind === 'page') return [preset.group === 'home' ? 'home' : 'text'];
  return preset.standsIn ?? ['home', 'text', 'section'];
}

/** Heading levels of widgets with fixed headings, in page order. */
const FIXED: Readonly<Record<string, readonly number[]>> = {
  hero: [1],
  slides: [2],
  band: [2],
  duo: [2],
  'product-row': [2, 3],
  'category-tiles': [2],
  journal: [2, 3],
  portfolio: [3],
};

const LOOPS: readonly string[] = ['loop-grid', 'loop-carousel'];

/** A loop can have a heading above those of its items. */
function loopLevels({ heading }: StoredNode['settings']): number[] {
  return (heading as { en: string }).en === '' ? [3] : [2, 3];
}

function levelsOf(nodes: readonly StoredNode[]): number[] {
  return everyNode(nodes).flatMap(({ widget, settings }) => {
    if (widget === 'heading') return [Number(settings.level)];
    return LOOPS.includes(widget) ? loopLevels(settings) : (FIXED[widget] ?? []);
  });
}

it('there are thirty-four section presets in eight groups and six page presets, with unique names', () => {
  expect(sectionPresets).toHaveLength(34);
  expect(pagePresets.map(({ name }) => name)).toEqual([
    'page-home',
    'page-campaign',
    'page-landing',
    'page-store-finder',
    'page-about',
    'page-coming-soon',
  ]);
  expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length);
  expect([...new Set(sectionPresets.map(({ group }) => group))]).toEqual([...PRESET_GROUPS]);
});

describe.each(popupPresets)('WG-22 the popup $name', ({ settings, conditions, tree }) => {
  it('has settings that can be saved, and a value for each rule and trigger that is enabled', () => {
    expect(parsePopup(settings)).toMatchObject({ ok: true, settings });
    expect(settings.timing).not.toHaveLength(0);
    expect(settings.triggers).not.toHaveLength(0);
    expect(conditions.include).not.toHaveLength(0);
  });

  it('shows at most once a day or a visit', () => {
    expect(settings.timing).toContain('times');
    expect(settings.times_period).not.toBe('');
  });

  it('has the name of its first heading', () => {
    expect(levelsOf(presetNodes({ tree }, { parts, newId: counting(), hasTitle: true }).nodes)[0]).toBe(2);
  });
});

it('there are twelve popup presets', () => {
  expect(popupPresets).toHaveLength(12);
});

it.each(LANGUAGES)('no two have the same name or description, %s', (language) => {
  for (const field of ['name', 'description'] as const)
    expect(new Set(presets.map(({ messages }) => messages[language][field])).size).toBe(presets.length);
});

describe.each([...presets, ...itemPresets])('the preset $name', (preset) => {
  it.each([
    ['a shop with everything', parts],
    ['a shop with nothing', bare],
  ])('can be saved in all its places, in %s', (_, from) => {
    for (const place of placesOf(preset))
      expect(checkTree(nodesOf(preset, { from }).nodes, place)).toEqual([]);
  });

  it('has all texts in both languages', () => {
    const nodes = everyNode(nodesOf(preset).nodes);
    const lacking = nodes.flatMap(({ widget, settings }) =>
      localizedIn(widgets.get(widget)?.fields ?? {}, settings).filter(
        ({ en, ar }) => (en === '') !== ((ar ?? '') === ''),
      ),
    );
    expect(lacking).toEqual([]);
  });

  it('has a name and a description in both languages', () => {
    for (const language of LANGUAGES)
      for (const text of Object.values(preset.messages[language])) expect(text.length).toBeGreaterThan(2);
  });

  it('fills all values of the shop, and contains no fixed record ids', () => {
    const { nodes, missing } = nodesOf(preset);
    expect(missing).toBe(0);
    expect(JSON.stringify(nodes)).not.toMatch(/fromShop|nodeNamed/);
    const ids = valuesIn(presetNodes(preset, { parts: bare, newId: counting(), hasTitle: false }).nodes)
      .filter(({ control }) => ['picture', 'product', 'term', 'document'].includes(control.type))
      .map(({ value }) => value);
    expect(ids.filter((value) => value !== null)).toEqual([]);
  });

  it('begins with a heading of level 1 or 2 and skips no level', () => {
    const levels = levelsOf(nodesOf(preset).nodes);
    const first = levels[0] ?? 2;
    expect(first).toBeLessThanOrEqual(2);
    for (const [at, level] of levels.entries())
      expect(level - (levels[at - 1] ?? first)).toBeLessThanOrEqual(1);
  });
});

it.each(sectionPresets.filter(({ standsIn }) => standsIn === undefined))(
  'the section $name has no level 1 heading below a title',
  (preset) => {
    expect(levelsOf(nodesOf(preset, { hasTitle: true }).nodes)).not.toContain(1);
  },
);

it.each(pagePresets)('the page preset $name has one title; pages have it from their document', (preset) => {
  const titles = levelsOf(nodesOf(preset).nodes).filter((level) => level === 1);
  expect(titles).toHaveLength(preset.group === 'home' ? 1 : 0);
});

/** The localized texts of settings. */
function localizedIn(
  fields: Readonly<Record<string, AnyField>>,
  settings: unknown,
): { en: string; ar?: string }[] {
  if (typeof settings !== 'object' || settings === null) return [];
  const values = new Map(Object.entries(settings));
  return Object.entries(fields).flatMap(([name, { control }]) => {
    const value: unknown = values.get(name);
    if (control.type === 'localized') return [value as { en: string; ar?: string }];
    if (control.type === 'record') return localizedIn(control.of, value);
    if (control.type === 'list')
      return (value as unknown[]).flatMap((entry) => localizedIn(control.of, entry));
    return [];
  });
}

it('a missing picture is empty and counted', () => {
  const split = sectionPresets.find(({ name }) => name === 'hero-split');
  if (split === undefined) throw new Error('there is no such preset');
  const { nodes, missing } = nodesOf(split, { from: bare });
  expect(missing).toBe(1);
  expect(everyNode(nodes).find(({ widget }) => widget === 'picture')?.settings.image).toBeNull();
  expect(everyNode(nodesOf(split).nodes).find(({ widget }) => widget === 'picture')?.settings.image).toBe(
    PICTURE,
  );
});

it('each node gets a unique id', () => {
  const ids = everyNode(pagePresets.flatMap((preset) => nodesOf(preset).nodes.slice(0, 1))).length;
  expect(ids).toBeGreaterThan(0);
  for (const preset of presets) {
    const nodes = everyNode(nodesOf(preset).nodes).map(({ id }) => id);
    expect(new Set(nodes).size).toBe(nodes.length);
  }
});

it('a home page has one title: a second hero has level 2', () => {
  const split = sectionPresets.find(({ name }) => name === 'hero-split');
  if (split === undefined) throw new Error('there is no such preset');
  const { nodes } = nodesOf(split);
  expect(hasTitle([], 'home')).toBe(false);
  expect(hasTitle([], 'text')).toBe(true);
  expect(hasTitle(nodes, 'home')).toBe(true);
  expect(levelsOf(nodes)[0]).toBe(1);
  expect(levelsOf(nodesOf(split, { hasTitle: true }).nodes)[0]).toBe(2);
});

it('a filter of a preset filters the loop of the same preset', () => {
  for (const name of ['products-filter', 'products-by-brand']) {
    const preset = sectionPresets.find((one) => one.name === name);
    if (preset === undefined) throw new Error('there is no such preset');
    const nodes = everyNode(nodesOf(preset).nodes);
    const loop = nodes.find(({ widget }) => LOOPS.includes(widget));
    const filter = nodes.find(({ widget }) => widget === 'taxonomy-filter');
    expect(filter?.settings.loop).toBe(loop?.id);
  }
});

it('contact and directions are those of the shop', () => {
  const finder = pagePresets.find(({ name }) => name === 'page-store-finder');
  if (finder === undefined) throw new Error('there is no such preset');
  const stored = JSON.stringify(nodesOf(finder).nodes);
  expect(stored).toContain('tel:+97140000000');
  expect(stored).toContain('mailto:shop@example.com');
  expect(stored).toContain('query=Shop%207%2C%20Dubai');
  expect(stored).toContain('محل 7، دبي');
});
