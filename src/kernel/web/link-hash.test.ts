import { expect, it } from 'vitest';
import { idOfHash, isAnchor, readLinkHash } from './link-hash.ts';

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

it('LA-05 reads what an action is about', () => {
  const read = readLinkHash('#off_canvas:open?id=7');
  expect(read === null ? null : idOfHash(read)).toBe(7);
  expect(idOfHash({ action: 'off_canvas:open', settings: { id: 'seven' } })).toBeNull();
});

it.each(['#reviews', '#offers:open', '', '#elementor-action:action=lightbox'])(
  'reads no action in %s',
  (hash) => {
    expect(readLinkHash(hash)).toBeNull();
  },
);
