import type { Place } from '../../place.ts';
import type { LoadedLoop, LoopData, LoopItem, ShownItem } from '../item.ts';
import type { EmptySettings, LoopSettings, TemplateSettings } from '../loop-fields.ts';
import { personalSource, toLoopSettings } from '../loop-settings.ts';
import { linksOf } from '../view/loop-links.ts';
import { loadLoop } from './load-loop.ts';

type Own = Readonly<Partial<LoopSettings> & Partial<EmptySettings> & { layout?: string }>;

type OpenedLoop = LoadedLoop & Pick<LoopData, 'personal' | 'isEmptySection' | 'avoidsDuplicates'>;

/** Whether a section is published. */
async function isPublished(section: number | null | undefined, { shop }: Place): Promise<boolean> {
  return typeof section === 'number' && (await shop.templates.tree(section)) !== null;
}

async function openLoop(widget: string, ownSettings: Own, place: Place): Promise<OpenedLoop> {
  const settings = toLoopSettings(widget, ownSettings, place.loop.subject);
  if (settings === null) throw new Error(`the widget ${widget} shows no loop`);
  const loaded = await loadLoop(settings, place);
  const source = personalSource(settings);
  const isEmpty = loaded.items.length === 0;
  return {
    ...loaded,
    avoidsDuplicates: settings.avoidDuplicates,
    personal: source === null ? null : { source, isHidden: isEmpty && !place.isPreview },
    isEmptySection: isEmpty && source === null && (await isPublished(ownSettings.emptySection, place)),
  };
}

function toData(
  { personal, isEmptySection, avoidsDuplicates, ...loaded }: OpenedLoop,
  items: readonly ShownItem[],
  { loop, language, node }: Place,
): LoopData {
  return {
    ...{ personal, isEmptySection, avoidsDuplicates },
    loop: { ...loaded, items },
    links: linksOf(loop, language),
    document: node.slice(0, node.indexOf('.')),
  };
}

/** What the View of a loop shows, by its widget and the settings that this has. */
export async function loadLoopData(widget: string, settings: Own, place: Place): Promise<{ data: LoopData }> {
  const loaded = await openLoop(widget, settings, place);
  return {
    data: toData(
      loaded,
      loaded.items.map((item) => ({ ...item, node: null })),
      place,
    ),
  };
}

/** The template of the item at a position, counted from 1 over all pages; null for the shop's own card. */
export function templateAt({ template, alternates }: TemplateSettings, position: number): number | null {
  const stands = ({ position: at, repeats }: TemplateSettings['alternates'][number]) =>
    repeats ? position % at === 0 : position === at;
  return alternates.find(stands)?.template ?? template;
}

/** The same for a loop whose items are printed by templates. */
export async function loadTemplatedLoop(
  widget: string,
  settings: Own & TemplateSettings,
  place: Place,
): Promise<{ data: LoopData }> {
  const loaded = await openLoop(widget, settings, place);
  const before = (loaded.page - 1) * (settings.perPage ?? 0);
  const show = async (item: LoopItem, at: number): Promise<ShownItem> => {
    const template = templateAt(settings, before + at + 1);
    return { ...item, node: template === null ? null : await place.printItem(template, item) };
  };
  return { data: toData(loaded, await Promise.all(loaded.items.map(show)), place) };
}
