import type { Place } from '../place.ts';
import type { LoopData } from './item.ts';
import { loadLoop } from './load-loop.ts';
import type { LoopSettings } from './loop-fields.ts';
import { linksOf } from './loop-links.ts';

/** What the View of a loop shows. */
export async function loadLoopData(settings: LoopSettings, place: Place): Promise<{ data: LoopData }> {
  const { loop, language, node } = place;
  return {
    data: {
      loop: await loadLoop(settings, place),
      links: linksOf(loop, language),
      document: node.slice(0, node.indexOf('.')),
    },
  };
}
