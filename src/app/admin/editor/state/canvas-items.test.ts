import { expect, it } from 'vitest';
import { widgets } from '#widgets/index.ts';
import { shippedDocuments } from '#widgets/shipped/shipped-documents.ts';
import { toItems, toTree, withIds } from './canvas-items.ts';

const node = (id: string, widget: string, slots = {}) => ({
  id,
  widget,
  version: 1,
  settings: { text: { en: 'Sale' }, list: [], none: null },
  common: { hideOn: [] },
  slots,
});

it('converts every shipped document there and back unchanged', () => {
  for (const document of Object.values(shippedDocuments)) {
    const tree = withIds(document);
    expect(toTree(toItems(tree))).toEqual(tree);
  }
});

it('keeps nodes of unknown widgets and in unknown slots', () => {
  const lost = node('lost', 'of-another-time', { content: [node('inner', 'heading')] });
  const odd = node('odd', 'heading', { elsewhere: [node('inner', 'text')] });
  const tree = withIds([lost, odd]);
  expect(toTree(toItems(tree))).toEqual(tree);
});

it('gives nodes without an id the ids that the page gives them', () => {
  const { id: _id, ...heading } = node('', 'heading');
  const [section] = withIds([{ ...node('top', 'section'), slots: { content: [heading, heading] } }]);
  expect(section?.slots.content).toMatchObject([
    { id: 'top.content.heading-1' },
    { id: 'top.content.heading-2' },
  ]);
});

it('has no slot with a name that Puck or an item reserves', () => {
  const slots = [...widgets.values()].flatMap((widget) => Object.keys(widget.slots ?? {}));
  expect(slots.filter((slot) => ['id', 'node', 'puck', 'editMode', 'children'].includes(slot))).toEqual([]);
});
