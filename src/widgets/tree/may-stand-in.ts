import type { AnyWidget, Slot } from '../declaration.ts';

type Standing = Pick<AnyWidget, 'isPlain' | 'standsIn'>;

/**
 * Whether documents of a place may have a widget. The item of a loop is printed many times: it has what shows the item, and
 * plain widgets that read nothing.
 */
export function mayStandIn({ standsIn, isPlain = false }: Standing, place: string): boolean {
  if (place === 'loop-item' && standsIn === undefined) return isPlain;
  return standsIn?.some((one) => one === place) ?? true;
}

/** Whether a slot holds a widget. */
export function slotHolds(
  { accepts, refuses = [] }: Pick<Slot, 'accepts' | 'refuses'>,
  { name, group }: Pick<AnyWidget, 'name' | 'group'>,
): boolean {
  if (refuses.includes(name)) return false;
  return accepts === undefined || accepts.groups.includes(group) || accepts.also?.includes(name) === true;
}

type SlotRule = Pick<Slot, 'accepts' | 'refuses'>;

/**
 * The first of nested slots that does not hold a widget; undefined if all do. What a slot refuses is refused at any
 * depth; what it accepts are its own nodes.
 *
 * @param slots from the outermost to the one that the widget stands in
 */
export function refusingSlot<Within extends Readonly<{ slot: SlotRule }>>(
  slots: readonly Within[],
  widget: Pick<AnyWidget, 'name' | 'group'>,
): Within | undefined {
  return slots.find(({ slot }, at) =>
    at === slots.length - 1 ? !slotHolds(slot, widget) : slot.refuses?.includes(widget.name),
  );
}
