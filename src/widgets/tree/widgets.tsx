import type { ReactNode } from 'react';
import { join } from '#views/style/join.ts';
import { blockAttributes } from '../common/block-attributes.ts';
import { widgets } from '../index.ts';
import { views } from '../views.ts';
import type { ResolvedWidget } from './resolve-widgets.ts';

/** What rises into view is the outermost block; within it nothing moves by itself. */
const STILL = { 'data-reveal': undefined };
/** The width and space of a block that has none of its own. */
const ALONE = 'j-wrap j-section j-section--tight';

function Block({ block, isWithin }: { block: ResolvedWidget; isWithin: boolean }) {
  const View = views.get(block.widget);
  const widget = widgets.get(block.widget);
  if (View === undefined || widget === undefined) return null;
  // The nodes of a saved section stand where it stands.
  const isSection = widget.embeds !== undefined;
  const slots = Object.entries(block.slots).map(([slot, nodes]): [string, ReactNode] => [
    slot,
    nodes.map((node) => <Block key={node.id} block={node} isWithin={isWithin || !isSection} />),
  ]);
  const attributes = blockAttributes(block.common);
  const className = join(attributes.className, !isWithin && widget.isPart === true && ALONE);
  return (
    <>
      {block.stylesheet === undefined ? null : (
        <link rel="stylesheet" href={block.stylesheet} precedence="default" />
      )}
      <div
        data-template-id={block.id}
        {...attributes}
        className={className || undefined}
        {...(isWithin || isSection ? STILL : {})}
      >
        <View {...block.props} slots={Object.fromEntries(slots)} />
      </div>
    </>
  );
}

/** Prints nodes as blocks that a URL can name (RT-05). */
export function Widgets({ resolved }: { resolved: readonly ResolvedWidget[] }) {
  return resolved.map((block) => <Block key={block.id} block={block} isWithin={false} />);
}
