import { LOOP_ITEMS, type LoopOfNode, type StoredSettings } from '../declaration.ts';
import type { LoopData } from './item.ts';

const FOLLOWING = ['current', 'related', 'upsells', 'cross-sells'];

function sourceOf({ items, ...settings }: StoredSettings): unknown {
  const nested = typeof items === 'string' ? settings[items] : null;
  return typeof nested === 'object' && nested !== null && 'source' in nested ? nested.source : null;
}

/** The section in the place of items where there are none. */
export const emptyFallback = {
  setting: 'emptySection',
  as: 'empty',
  isShown: ({ data }: { data: LoopData }) => data.isEmptySection,
} as const;

/** The loop of a widget that shows one, by its stored settings. */
export function loopOf(settings: StoredSettings, id: string): LoopOfNode {
  return {
    id,
    items: LOOP_ITEMS.find((one) => one === settings.items) ?? 'products',
    pagesBySubject: false,
    followsPage: FOLLOWING.includes(String(sourceOf(settings))),
    avoidsDuplicates: settings.avoidDuplicates === true,
  };
}
