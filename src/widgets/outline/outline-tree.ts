import { widgets } from '../index.ts';
import { MAX_LEVELS } from '../tree/check-tree.ts';
import { type ListPlace, nodeId, readNodes, type StoredNode } from '../tree/node.ts';
import type { PagePlace } from '../tree/print/page-place.ts';
import { understandNode } from '../tree/understand-node.ts';
import { NO_HEADINGS, type OutlinedNode, type OutlinedPage, type PageOutline } from './outline.ts';

/** Whether a stored tree contains a table of contents. */
export function isOutlineRead(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(isOutlineRead);
  if (typeof tree !== 'object' || tree === null) return false;
  const { widget, slots } = tree as Partial<StoredNode>;
  if (typeof widget === 'string' && widgets.get(widget)?.readsOutline === true) return true;
  return typeof slots === 'object' && slots !== null && Object.values(slots).some(isOutlineRead);
}

type Within = Readonly<{ place: PagePlace; level: number }>;

/** Collects the headings of a tree as its nodes print them. */
class TreeOutline {
  readonly entries: OutlinedNode['entries'][number][] = [];
  readonly props = new Map<string, object>();
  readonly #page: OutlinedPage;

  constructor({ language, page }: PagePlace) {
    const content = page.outline ?? [];
    this.#page = { language, content, taken: new Set(content.map(({ id }) => id)) };
    if (page.hasTextAbove === true) this.entries.push(...content);
  }

  async list(list: unknown, at: ListPlace, within: Within): Promise<void> {
    if (within.level > MAX_LEVELS) return;
    for (const [index, stored] of readNodes(list).entries())
      if (stored !== null) await this.#node(stored, nodeId(stored, at, index), within);
  }

  async #node(stored: StoredNode, id: string, { place, level }: Within): Promise<void> {
    const understood = understandNode(stored);
    if (!understood.ok || understood.node.common.hideIn.includes(place.language)) return;
    const { widget, settings } = understood.node;
    const { entries, props } = widget.outline?.(settings, this.#page) ?? NO_HEADINGS;
    this.entries.push(...entries);
    if (entries.length > 0) this.props.set(id, props);
    for (const slot of Object.keys(widget.slots ?? {}))
      await this.list(stored.slots[slot], `${id}.${slot}.`, { place, level: level + 1 });
    if (widget.embeds === undefined) return;
    const section = await place.section(settings[widget.embeds.setting]);
    await this.list(section.tree, `${id}.`, { place: section.place, level: level + 1 });
  }
}

/**
 * The headings of a page, those of its page content among them, in one pass over its stored tree. Each gets an id that no
 * other has.
 */
export async function outlineTree(tree: unknown, place: PagePlace): Promise<PageOutline> {
  const outline = new TreeOutline(place);
  await outline.list(tree, '', { place, level: 1 });
  return outline;
}
