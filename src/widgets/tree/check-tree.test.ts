import { describe, expect, it } from 'vitest';
import type { AnyWidget, Slot } from '../declaration.ts';
import { widgets } from '../index.ts';
import { sample as band } from '../marketing/band/sample.ts';
import { sample as hero } from '../marketing/hero/sample.ts';
import { pagePartsOf } from '../shipped/page-parts.ts';
import { checkTree, MAX_LEVELS, MAX_NODES } from './check-tree.ts';
import { referencesOf } from './references.ts';

const check = (tree: unknown) => checkTree(tree, 'home');

const BAND = { widget: 'band', version: 1, settings: band };
const HERO = { id: 'top', widget: 'hero', version: 1, settings: hero };

describe('a tree that is saved', () => {
  it.each(['page', 'product', 'listing', 'article', 'header', 'footer', 'not-found', 'section'] as const)(
    'can have every widget of its place with its sample, %s',
    (place) => {
      const treeOf = (chosen: (widget: AnyWidget) => boolean) =>
        [...widgets.values()].filter(chosen).map(({ name, version, sample }) => ({
          id: name,
          widget: name,
          version,
          settings: sample,
        }));
      const standsHere = ({ standsIn }: AnyWidget) => standsIn?.includes(place) !== false;
      const whole = treeOf((widget) => standsHere(widget) && widget.isPagePart !== true);
      const parts = treeOf((widget) => standsHere(widget) && widget.name !== 'page-content');
      expect([checkTree(whole, place), checkTree(parts, place)]).toEqual([[], []]);
      expect(whole.length).toBeGreaterThan(20);
    },
  );

  it.each(['cart', 'checkout', 'my-account', 'purchase-summary', 'wishlist'])(
    'WG-27 to WG-30 allows %s on a page with its own widgets',
    (name) => {
      const node = { id: name, widget: name, version: 1, settings: {} };
      expect(checkTree([node], 'text')).toEqual([]);
    },
  );

  it('has header widgets only in a header', () => {
    const row = { id: 'row', widget: 'header-row', version: 1, settings: {} };
    expect(checkTree([row], 'header')).toEqual([]);
    expect(checkTree([row], 'footer')).toEqual([{ node: 'row', reason: 'not-here' }]);
  });

  it.each([
    { holder: 'carousel', slot: 'content', name: 'slides', place: 'home' },
    { holder: 'carousel', slot: 'content', name: 'carousel', place: 'home' },
    { holder: 'header-row', slot: 'start', name: 'section', place: 'header' },
    { holder: 'footer-line', slot: 'content', name: 'columns', place: 'footer' },
  ] as const)('BO-05 $holder does not accept $name', ({ holder, slot, name, place }) => {
    const held = widgets.get(name);
    const inner = { id: 'in', widget: name, version: held?.version, settings: held?.sample };
    const outer = widgets.get(holder);
    const tree = [
      {
        ...{ id: 'out', widget: holder, version: outer?.version, settings: outer?.sample },
        slots: { [slot]: [inner, { ...BAND, id: 'band' }] },
      },
    ];
    expect(checkTree(tree, place)).toEqual([{ node: 'in', reason: 'not-in-slot', holder }]);
    expect(checkTree([inner], place)).toEqual([]);
  });

  it('has only known widgets in the rules of slots', () => {
    const slots = [...widgets.values()].flatMap((widget) => Object.values<Slot>(widget.slots ?? {}));
    const named = slots.flatMap(({ accepts, refuses }) => [...(accepts?.also ?? []), ...(refuses ?? [])]);
    expect(named.filter((name) => !widgets.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  it('shows the page whole or in parts, and always its main part', () => {
    const one = (widget: string) => ({ id: widget, widget, version: 1, settings: {} });
    expect(checkTree([one('page-content'), one('page-title')], 'page')).toEqual([
      { node: 'page-title', reason: 'not-beside' },
    ]);
    expect(checkTree([one('page-title'), one('page-content')], 'page')).toEqual([
      { node: 'page-content', reason: 'not-beside' },
    ]);
    expect(checkTree([one('page-title')], 'page')).toEqual([
      { node: null, reason: 'lacks-widget', widget: 'page-content' },
    ]);
    expect(checkTree([one('page-text')], 'page')).toEqual([]);
    expect(checkTree([one('product-form')], 'page')).toMatchObject([
      { node: 'product-form', reason: 'not-here' },
      { node: null, reason: 'lacks-widget' },
    ]);
  });

  it.each(['product', 'listing', 'search', 'article', 'archive', 'page'] as const)(
    'may be the parts of a %s',
    (place) => {
      expect(checkTree(pagePartsOf(place), place)).toEqual([]);
    },
  );

  it.each([[null], ['hero'], [{ widget: 'hero' }]])('is a list of nodes, not %j', (tree) => {
    expect(check(tree)).toEqual([{ node: null, reason: 'no-list' }]);
  });

  it('has a limited number of nodes', () => {
    const tree = (count: number) => Array.from({ length: count }, (_, at) => ({ ...HERO, id: `n${at}` }));
    expect(check(tree(MAX_NODES))).toEqual([]);
    expect(check(tree(MAX_NODES + 1))).toEqual([{ node: null, reason: 'too-many-nodes' }]);
  });

  it.each([[null], ['hero'], [{ settings: {} }], [{ widget: 'hero' }]])('has only nodes, not %j', (node) => {
    expect(check([HERO, node])).toEqual([{ node: '#2', reason: 'no-node' }]);
  });

  it('has unique ids', () => {
    expect(check([HERO, HERO])).toEqual([{ node: 'top', reason: 'same-id' }]);
  });

  it('has each widget at most as often as allowed', () => {
    const bands = ['b1', 'b2'].map((id) => ({ id, widget: 'band', settings: band }));
    expect(check(bands)).toEqual([{ node: 'b2', reason: 'too-often' }]);
  });

  it('reports unknown widgets, inherited property names included', () => {
    for (const widget of ['marquee', 'constructor', '__proto__', ''])
      expect(check([{ id: 'x', widget, settings: {} }])).toEqual([{ node: 'x', reason: 'unknown-widget' }]);
  });

  it('has no newer version than the shop’s', () => {
    expect(check([{ ...HERO, version: 2 }])).toEqual([{ node: 'top', reason: 'newer-version' }]);
  });

  it('reports each invalid setting by its path', () => {
    const [slide] = hero.slides;
    const settings = { slides: [{ ...slide, heading: { en: 7 }, image: 'a.jpg' }], colour: 'red' };
    const wrong = check([{ ...HERO, settings }]).map((problem) => 'path' in problem && problem.path);
    expect(wrong).toEqual(['slides.0.image', 'slides.0.heading.en', '']);
  });

  it.each([['javascript:alert(1)'], ['//evil.example'], ['data:text/html,x'], ['#1a'], ['#a.b']])(
    'LA-09 links only to pages, anchors and URLs: %s',
    (url) => {
      const links = [{ label: { en: 'x' }, url }];
      const settings = { slides: [{ ...hero.slides[0], links }] };
      expect(check([{ ...HERO, settings }])).toMatchObject([{ path: 'slides.0.links.0.url' }]);
    },
  );

  it.each([['1a'], ['a.b'], ['a b'], ['"']])('LA-09 has anchors of word characters, not %s', (anchor) => {
    expect(check([{ ...HERO, common: { anchor } }])).toMatchObject([{ path: 'anchor' }]);
    expect(check([{ ...HERO, common: { anchor: '_x-1' } }])).toEqual([]);
  });
});

it('BO-05 a slot refuses a widget at any depth, and accepts its own nodes alone', () => {
  const outer = (widget: string, slot: string, content: unknown[]) => {
    const { version, sample } = widgets.get(widget) ?? {};
    return { id: widget, widget, version, settings: sample, slots: { [slot]: content } };
  };
  const slides = { ...outer('slides', 'content', []), slots: {} };
  const tree = [outer('carousel', 'content', [outer('section', 'content', [slides])])];
  expect(checkTree(tree, 'home')).toEqual([{ node: 'slides', reason: 'not-in-slot', holder: 'carousel' }]);
  const columns = outer('footer-columns', 'content', [
    outer('columns', 'content', [{ ...BAND, id: 'band' }]),
  ]);
  expect(checkTree([columns], 'footer')).toEqual([]);
});

describe('the link of a whole block', () => {
  it('BO-05 has a text', () => {
    const linked = (url: unknown, en: string) =>
      check([{ ...BAND, id: 'band', common: { link: { url, screenReaderText: { en } } } }]);
    expect([linked('/sticks/', 'All sticks'), linked('', '')]).toEqual([[], []]);
    expect(linked('/sticks/', ' ')).toEqual([
      { node: 'band', reason: 'wrong-setting', path: 'link.screenReaderText', rule: 'link-without-text' },
    ]);
    expect(linked('javascript:alert(1)', 'All sticks')).toMatchObject([{ path: 'link.url' }]);
  });

  it('BO-05 names its target', () => {
    const link = { url: { popup: 7, action: 'open' }, screenReaderText: { en: 'Ten percent off' } };
    expect(referencesOf([{ ...BAND, id: 'band', common: { link } }])).toContainEqual({
      node: 'band',
      path: 'link.url',
      kind: 'popup',
      id: 7,
    });
  });
});

describe('nodes in the slots of others', () => {
  const section = (id: string, content: unknown) => ({
    id,
    widget: 'section',
    settings: { reach: 'page', size: 'normal' },
    slots: { content },
  });
  const nested = (levels: number): object =>
    levels === 1 ? { ...HERO, id: 'innermost' } : section(`level-${levels}`, [nested(levels - 1)]);

  it('are checked like those of the page, and named by position without an id', () => {
    const { id: _id, ...nameless } = HERO;
    expect(check([section('s', [nameless])])).toEqual([]);
    expect(check([section('s', [HERO, { ...HERO, id: 'other' }]), HERO])).toEqual([
      { node: 'top', reason: 'same-id' },
    ]);
    expect(check([section('s', [{ widget: 'marquee', settings: {} }])])).toEqual([
      { node: 's.content.marquee-1', reason: 'unknown-widget' },
    ]);
  });

  it('are only in slots of the widget, up to their limit', () => {
    expect(check([{ ...HERO, slots: { content: [] } }])).toEqual([
      { node: 'top', slot: 'content', reason: 'unknown-slot' },
    ]);
    expect(check([section('s', 'text')])).toEqual([{ node: 's', slot: 'content', reason: 'no-list' }]);
    const many = Array.from({ length: 51 }, (_, at) => ({ ...HERO, id: `n${at}` }));
    expect(check([section('s', many)])).toEqual([{ node: 's', slot: 'content', reason: 'full-slot' }]);
  });

  it('have a limited depth, and count with all others', () => {
    expect(check([nested(MAX_LEVELS)])).toEqual([]);
    expect(check([nested(60)])).toEqual([{ node: 'level-49', slot: 'content', reason: 'too-deep' }]);
    const full = Array.from({ length: 100 }, (_, at) =>
      section(
        `s${at}`,
        Array.from({ length: 50 }, (__, inner) => ({ ...HERO, id: `n${at}-${inner}` })),
      ),
    );
    expect(check(full)).toEqual([{ node: null, reason: 'too-many-nodes' }]);
  });
});

describe('a tree of an older version', () => {
  it('is upgraded before it is checked', () => {
    const settings = {
      heading: { en: 'New' },
      category: 'devices',
      orderby: 'date',
      count: 4,
      more: { label: { en: 'All' }, url: '/shop/' },
    };
    expect(check([{ id: 'row', widget: 'product-row', settings }])).toEqual([]);
    expect(check([{ id: 'row', widget: 'product-row', version: 2, settings }])).not.toEqual([]);
  });

  it('can be upgraded from each version of each widget', () => {
    for (const { version, upgrades = {} } of widgets.values())
      expect(Object.keys(upgrades).map(Number)).toEqual(
        Array.from({ length: version - 1 }, (_, at) => at + 2),
      );
  });
});
