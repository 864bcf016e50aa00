import { expect, it } from 'vitest';
import { link } from '#widgets/fields/references.ts';
import { actionGroups, actionOf, anchorsOf, type LinkPlaces, toHash } from './link-actions.ts';

const PLACES: LinkPlaces = {
  opened: [
    { id: 7, place: 'popup', name: 'Offer', state: 'published' },
    { id: 9, place: 'off-canvas', name: 'Size guide', state: 'draft' },
  ],
  anchors: ['offers'],
  place: 'home',
};

const namesIn = (places: LinkPlaces) =>
  Object.fromEntries(actionGroups(places).map(({ of, actions }) => [of, actions.map(({ name }) => name)]));

it('LA-05 LA-06 LA-07 LA-08 LA-09 offers the actions of links', () => {
  expect(namesIn(PLACES)).toEqual({
    popup: ['popup.open', 'popup.toggle'],
    'off-canvas': ['off-canvas.open', 'off-canvas.close', 'off-canvas.toggle'],
    anchor: ['page.anchor'],
    page: ['page.reload'],
  });
});

it('LA-03 LA-04 LA-06 offers closing only where the link can be in a popup or panel', () => {
  const inside = ['popup.closeThis', 'popup.neverAgain'];
  const of = (place: string) => namesIn({ opened: [], anchors: [], place });
  expect(of('popup')).toEqual({ popup: inside, page: ['page.reload'] });
  expect(of('off-canvas')).toEqual({ 'off-canvas': ['off-canvas.closeThis'], page: ['page.reload'] });
  expect(of('section')).toMatchObject({ popup: inside, 'off-canvas': ['off-canvas.closeThis'] });
});

it('LA-05 LA-09 every offered action can be stored and parses back', () => {
  const { schema } = link();
  for (const { actions } of actionGroups({ ...PLACES, place: 'section' }))
    for (const { name, value } of actions) {
      expect(schema.safeParse(value), name).toMatchObject({ success: true });
      if (name !== 'page.anchor') expect(actionOf(value)?.name).toBe(name);
    }
});

it.each(['', '/faq/', '#offers', { page: 3 }, null])('%o is no action', (value) => {
  expect(actionOf(value)).toBeNull();
});

it('LA-09 anchors are those of nodes at any depth, each once', () => {
  const node = (anchor: string, slots = {}) => ({
    ...{ id: anchor || 'none', widget: 'heading', version: 1, settings: {} },
    common: anchor === '' ? {} : { anchor },
    slots,
  });
  expect(anchorsOf([node('', { content: [node('care'), node('1a')] }), node('care'), node('box')])).toEqual([
    'care',
    'box',
  ]);
});

it('LA-01 LA-05 every offered action converts to a URL and parses back', () => {
  for (const { actions } of actionGroups({ ...PLACES, place: 'section' }))
    for (const { name, value, about } of actions) {
      const hash = toHash(value);
      expect(hash).toMatch(/^#[a-z_-]/);
      if (name !== 'page.anchor') expect(actionOf(hash)).toMatchObject({ name, about });
    }
});
