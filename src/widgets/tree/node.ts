import { z } from 'zod';

const ID_MAX = 100;
const settings = z.record(z.string(), z.unknown());

const stored = z.object({
  id: z.string().min(1).max(ID_MAX).optional(),
  widget: z.string(),
  version: z.number().int().positive().default(1),
  settings,
  common: settings.default({}),
  slots: settings.default({}),
});

/** A stored node: of any version, with any settings, and anything in its slots. */
export type StoredNode = z.infer<typeof stored>;

/** The nodes of a stored list, in order; what is no node is null. */
export function readNodes(list: unknown): (StoredNode | null)[] {
  return Array.isArray(list) ? list.map((entry) => stored.safeParse(entry).data ?? null) : [];
}

const known = new WeakMap<object, readonly (StoredNode | null)[]>();

/** `readNodes` for immutable lists: each list is read once. */
export function openNodes(list: unknown): readonly (StoredNode | null)[] {
  if (!Array.isArray(list)) return [];
  const read = known.get(list) ?? readNodes(list);
  known.set(list, read);
  return read;
}

const contents = new WeakMap<StoredNode, string>();

/** The content of a node of `openNodes`, as entries of a JSON list; the widget's name comes first. */
export function contentOf(node: StoredNode): string {
  const { widget, version, settings, common } = node;
  const content = contents.get(node) ?? JSON.stringify([widget, version, settings, common]).slice(1, -1);
  contents.set(node, content);
  return content;
}

/** The place of a list of nodes: the page (''), or a slot of a node (`top.content.`). */
export type ListPlace = string;

/** The id by which a URL names a node (RT-05); a node without one is named by its place. */
export function nodeId({ id, widget }: Pick<StoredNode, 'id' | 'widget'>, place: ListPlace, index: number) {
  return id ?? `${place}${widget}-${index + 1}`;
}
