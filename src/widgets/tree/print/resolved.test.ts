import { expect, it } from 'vitest';
import type { PrintedBlock } from './block.ts';
import { type PrintedWidget, reusePrinted } from './resolved.ts';

const blockOf = (text: string) => ({ texts: [text] }) as unknown as PrintedBlock;

function nodeOf(
  printed: PrintedBlock,
  content: readonly PrintedWidget[] = [],
  more: object = {},
): PrintedWidget {
  return { kind: 'printed', id: 'n', printed, slots: { content }, ...more };
}

it('a node with the same block and slots is the node of the page before', () => {
  const [outer, inner, other] = ['outer', 'inner', 'other'].map(blockOf) as [
    PrintedBlock,
    PrintedBlock,
    PrintedBlock,
  ];
  const within = reusePrinted(nodeOf(inner));
  const first = reusePrinted(nodeOf(outer, [within]));
  expect(reusePrinted(nodeOf(outer, [reusePrinted(nodeOf(inner))]))).toBe(first);
  const changed = [
    nodeOf(outer, [reusePrinted(nodeOf(other))]),
    nodeOf(outer, []),
    nodeOf(outer, [within], { id: 'm' }),
    nodeOf(outer, [within], { stylesheet: '/a.css' }),
    nodeOf(outer, [], { slots: { aside: [within] } }),
    nodeOf(blockOf('outer'), [within]),
  ];
  for (const next of changed) {
    expect(reusePrinted(next)).toBe(next);
    expect(reusePrinted(nodeOf(outer, [within]))).not.toBe(next);
  }
});
