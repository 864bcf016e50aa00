import { toPicture } from '#shop/media';
import { commonFields, type ResolvedCommon } from '../common/common-fields.ts';
import { loaders } from '../loaders.ts';
import type { Place } from '../place.ts';
import { MAX_LEVELS } from './check-tree.ts';
import { type ListPlace, nodeId, readNodes, type StoredNode } from './node.ts';
import { resolveValues } from './resolve-values.ts';
import { understandNode } from './understand-node.ts';

/** A node with its data and the nodes in its slots, as a loader passes it to the page. */
export type ResolvedWidget = Readonly<{
  id: string;
  widget: string;
  props: object;
  common: ResolvedCommon;
  /** URL of the stylesheet that the page needs for it. */
  stylesheet?: string;
  slots: Readonly<Record<string, readonly ResolvedWidget[]>>;
}>;

async function resolveNode(
  stored: StoredNode,
  id: string,
  { place, level }: { place: Place; level: number },
): Promise<ResolvedWidget | null> {
  const understood = understandNode(stored);
  if (!understood.ok || understood.node.common.hideIn.includes(place.language)) return null;
  const { widget, settings, common } = understood.node;
  const own = await resolveValues(widget.fields, settings, place);
  const slots = Object.keys(widget.slots ?? {}).map(async (slot) => [
    slot,
    await resolveList(stored.slots[slot], `${id}.${slot}.`, { place, level: level + 1 }),
  ]);
  const { embeds } = widget;
  const embedded =
    embeds === undefined
      ? {}
      : { [embeds.as]: await resolveSection(settings[embeds.setting], { id, place, level }) };
  return {
    id,
    widget: widget.name,
    props: { ...own, ...(await loaders.get(widget.name)?.(own, place)) },
    common: await resolveValues(commonFields, common, place),
    stylesheet: place.stylesheets[widget.name],
    slots: { ...Object.fromEntries(await Promise.all(slots)), ...embedded },
  };
}

/** The nodes of a section that a node shows. */
async function resolveSection(
  section: number | null,
  { id, place, level }: { id: string; place: Place; level: number },
): Promise<ResolvedWidget[]> {
  const found = await place.section(section);
  return resolveList(found.tree, `${id}.`, { place: found.place, level: level + 1 });
}

async function resolveList(
  list: unknown,
  at: ListPlace,
  within: { place: Place; level: number },
): Promise<ResolvedWidget[]> {
  if (within.level > MAX_LEVELS) return [];
  const resolved = await Promise.all(
    readNodes(list).map((stored, index) =>
      stored === null ? null : resolveNode(stored, nodeId(stored, at, index), within),
    ),
  );
  return resolved.filter((one) => one !== null);
}

/** A section, and the place in which its own sections are not those around it. */
async function findSection(
  id: number | null,
  { place, within }: { place: Place; within: readonly number[] },
): Promise<{ tree: unknown; place: Place }> {
  if (id === null || within.includes(id)) return { tree: [], place };
  const inner: Place = {
    ...place,
    section: (next) => findSection(next, { place, within: [...within, id] }),
  };
  return { tree: (await place.shop.templates.tree(id)) ?? [], place: inner };
}

/** A document's nodes with their data, in order. A node that cannot be shown is left out. */
export async function resolveWidgets(
  tree: unknown,
  where: Omit<Place, 'picture' | 'section'>,
): Promise<ResolvedWidget[]> {
  const place: Place = {
    ...where,
    section: (id) => findSection(id, { place, within: [] }),
    picture: async (id) => {
      const [media] = id === null ? [] : await where.shop.media.find([id]);
      return media === undefined ? null : toPicture(media, where.language);
    },
  };
  return resolveList(tree, '', { place, level: 1 });
}
