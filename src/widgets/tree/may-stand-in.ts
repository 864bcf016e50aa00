import type { AnyWidget } from '../declaration.ts';

type Standing = Pick<AnyWidget, 'isPlain' | 'standsIn'>;

/**
 * Whether documents of a place may have a widget. The item of a loop is printed many times: it has what shows the item, and
 * plain widgets that read nothing.
 */
export function mayStandIn({ standsIn, isPlain = false }: Standing, place: string): boolean {
  if (place === 'loop-item' && standsIn === undefined) return isPlain;
  return standsIn?.some((one) => one === place) ?? true;
}
