import { expect, it } from 'vitest';
import { arrangementProblem, takeDropped } from './dropped-nodes.ts';
import { pathOf } from './node-path.ts';

const node = (id: string, widget = 'heading', slots = {}) => ({
  id,
  widget,
  version: 1,
  settings: widget === 'heading' ? { text: { en: 'Sale' }, level: '2' } : {},
  common: {},
  slots,
});

it('gives a dropped node an id of the shop, and leaves all others', () => {
  const dropped = 'heading-0b6f1d2e-8a44-4c0e-9d1b-6d8f6f0a1b2c';
  const section = node('top', 'section', { content: [node('kept'), node(dropped)] });
  const { tree, dropped: id } = takeDropped([section, node('heading-2')]);
  expect(id).toMatch(/^[a-z][a-z0-9]{7}$/);
  expect(tree[1]?.id).toBe('heading-2');
  expect(tree[0]?.slots.content).toMatchObject([{ id: 'kept' }, { id }]);
});

it('refuses an arrangement that cannot be saved, unless it was already wrong', () => {
  const content = node('content', 'page-content');
  const product = [content, node('more')];
  expect(arrangementProblem(product, [...product, node('again', 'page-content')], 'product')).toMatchObject({
    reason: 'too-often',
  });
  const wrong = [content, node('again', 'page-content')];
  expect(arrangementProblem(wrong, wrong.toReversed(), 'product')).toBeNull();
  expect(arrangementProblem([], [node('one')], 'home')).toBeNull();
  const line = (inner: string) => [node('line', 'footer-line', { content: [node('in', inner)] })];
  const nested = arrangementProblem([], line('footer-columns'), 'footer');
  expect(nested).toMatchObject({ node: 'in', reason: 'not-in-slot', holder: 'footer-line' });
  expect(arrangementProblem([], line('heading'), 'footer')).toBeNull();
});

it('finds a node at any depth', () => {
  const tree = [
    node('a'),
    node('b', 'section', { content: [node('c', 'section', { content: [node('d')] })] }),
  ];
  expect(pathOf(tree, 'd')).toEqual({
    list: [
      { index: 1, slot: 'content' },
      { index: 0, slot: 'content' },
    ],
    index: 0,
  });
  expect(pathOf(tree, 'nobody')).toBeNull();
});
