import { expect, it } from 'vitest';
import { idOfHash, isAnchor, linkedBy, linkedIn, readLinkHash } from './link-hash.ts';

it.each(['#a-1', '#_x', '#العناية-بالجهاز', '#%D8%A7'])('LA-09 %s is an anchor', (hash) => {
  expect(isAnchor(hash)).toBe(true);
});

it.each(['#1a', '#a.b', '#-a', '#', '#a b', '#%', '#popup:open'])('LA-09 %s is no anchor', (hash) => {
  expect(isAnchor(hash)).toBe(false);
});

it('LA-08 reads reload-page in both forms', () => {
  expect(readLinkHash('#reload-page')?.action).toBe('reload-page');
  expect(readLinkHash('#elementor-action%3Aaction%3Dreload-page')?.action).toBe('reload-page');
});

it('LA-05 parses the subject of an action', () => {
  const read = readLinkHash('#off_canvas:open?id=7');
  expect(read === null ? null : idOfHash(read)).toBe(7);
  expect(idOfHash({ action: 'off_canvas:open', settings: { id: 'seven' } })).toBeNull();
});

it.each(['#reviews', '#offers:open', '', '#elementor-action:action=lightbox'])(
  'parses no action from %s',
  (hash) => {
    expect(readLinkHash(hash)).toBeNull();
  },
);

it.each([
  ['#popup:open?id=7', { place: 'popup', id: 7 }],
  ['#popup:close?id=7', { place: 'popup', id: 7 }],
  ['#off_canvas:toggle?id=9', { place: 'off-canvas', id: 9 }],
  ['#off_canvas:close', null],
  ['#reload-page?id=7', null],
  ['#sizes', null],
  ['/faq/#sizes', null],
])('LA-01 LA-05 parses the subject of %s: %o', (hash, linked) => {
  expect(linkedBy(hash)).toEqual(linked);
});

it('LA-01 LA-05 finds the subjects of links in a text', () => {
  const html = '<a href="#popup:open?id=7&amp;toggle=yes">Offer</a><a href="#off_canvas:open?id=9">Sizes</a>';
  expect(linkedIn(html)).toEqual([
    { place: 'popup', id: 7 },
    { place: 'off-canvas', id: 9 },
  ]);
});
