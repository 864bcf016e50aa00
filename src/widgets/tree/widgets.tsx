import type { ReactNode } from 'react';
import { blockAttributes } from '../common/block-attributes.ts';
import { views } from '../views.ts';
import type { ResolvedWidget } from './resolve-widgets.ts';

/** What rises into view is the outermost block; within it nothing moves by itself. */
const WITHIN = { 'data-reveal': undefined };

function Block({ block, isWithin }: { block: ResolvedWidget; isWithin: boolean }) {
  const View = views.get(block.widget);
  if (View === undefined) return null;
  const slots = Object.entries(block.slots).map(([slot, nodes]): [string, ReactNode] => [
    slot,
    nodes.map((node) => <Block key={node.id} block={node} isWithin />),
  ]);
  return (
    <div data-template-id={block.id} {...blockAttributes(block.common)} {...(isWithin ? WITHIN : {})}>
      <View {...block.props} slots={Object.fromEntries(slots)} />
    </div>
  );
}

/** Prints nodes as blocks that a URL can name (RT-05). */
export function Widgets({ resolved }: { resolved: readonly ResolvedWidget[] }) {
  return resolved.map((block) => <Block key={block.id} block={block} isWithin={false} />);
}
