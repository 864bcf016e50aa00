import type { Config } from '@puckeditor/core';
import type { Language } from '#kernel/language.ts';
import type { AnyWidget, Slot } from '#widgets/declaration.ts';
import { widgets } from '#widgets/index.ts';
import { slotHolds } from '#widgets/tree/may-stand-in.ts';
import { newNode } from '../../templates/content/new-node.ts';
import { type CanvasItem, toItems, UNKNOWN_WIDGET } from '../state/canvas-items.ts';
import { CanvasPageFrame } from './canvas-frame.tsx';
import { CanvasNode, type CanvasNodeProps } from './canvas-node.tsx';

const render = (props: CanvasNodeProps) => <CanvasNode {...props} />;

/** The props of a new node; it has Puck's id until it is inserted into the tree. */
function startOf(widget: AnyWidget): Record<string, unknown> {
  const [item] = toItems([newNode(widget, '')]);
  const { id: _id, ...props } = item?.props ?? ({} as CanvasItem['props']);
  return props;
}

/** The widgets that cannot be dropped into a slot. */
function notHeldBy(slot: Slot): string[] {
  return [...widgets.values()].filter((one) => !slotHolds(slot, one)).map(({ name }) => name);
}

function componentOf(widget: AnyWidget, language: Language) {
  const slots = Object.entries(widget.slots ?? {}).map(([name, slot]) => [
    name,
    { type: 'slot', disallow: notHeldBy(slot) },
  ]);
  return {
    label: widget.messages[language].name,
    inline: true,
    fields: Object.fromEntries(slots),
    defaultProps: startOf(widget),
    render,
  };
}

/** Widgets as Puck components. Puck arranges them; the shop renders their content. */
export function puckConfig(language: Language): Config {
  const known = [...widgets.values()].map((widget) => [widget.name, componentOf(widget, language)]);
  return {
    root: {
      fields: {},
      render: ({ puck }: { puck: { renderDropZone: never } }) => (
        <CanvasPageFrame renderDropZone={puck.renderDropZone} />
      ),
    },
    components: {
      ...Object.fromEntries(known),
      [UNKNOWN_WIDGET]: { label: UNKNOWN_WIDGET, inline: true, fields: {}, render },
    },
  } as unknown as Config;
}
