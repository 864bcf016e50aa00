import type { Place } from '../../place.ts';
import type { LoopData } from '../item.ts';
import type { LoopSettings } from '../loop-fields.ts';
import { toLoopSettings } from '../loop-settings.ts';
import { linksOf } from '../view/loop-links.ts';
import { loadLoop } from './load-loop.ts';

/** What the View of a loop shows, by its widget and the settings that this has. */
export async function loadLoopData(
  widget: string,
  own: Readonly<Partial<LoopSettings> & { layout?: string }>,
  place: Place,
): Promise<{ data: LoopData }> {
  const { loop, language, node } = place;
  const settings = toLoopSettings(widget, own, loop.subject);
  if (settings === null) throw new Error(`the widget ${widget} shows no loop`);
  return {
    data: {
      loop: await loadLoop(settings, place),
      links: linksOf(loop, language),
      document: node.slice(0, node.indexOf('.')),
    },
  };
}
