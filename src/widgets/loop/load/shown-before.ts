import { memoizeObject } from '#kernel/memoize.ts';
import type { Fields } from '../../fields/field.ts';
import { widgets } from '../../index.ts';
import { nodeName, type Place } from '../../place.ts';
import { documentsOfPage, type PageDocument, type PageDocuments } from '../../tree/find/page-documents.ts';
import { type ListPlace, nodeId, openNodes, type StoredNode } from '../../tree/node.ts';
import { inSection, type PagePlace, placeFor, withSubject } from '../../tree/print/page-place.ts';
import { resolveValues } from '../../tree/print/resolve-values.ts';
import { understandNode } from '../../tree/understand-node.ts';
import { toLoopSettings } from '../loop-settings.ts';
import { ownLoop } from '../placed-loop.ts';
import { loadGrown, loadLoop } from './load-loop.ts';

/** A loop in the document of its place. */
type LoopNode = Readonly<{
  id: string;
  stored: StoredNode;
  avoidsDuplicates: boolean;
  items: string;
  place: PagePlace;
}>;

/** What of a document matters here, in its order: its loops, its saved sections, and where it has its page. */
type Part = Readonly<{ hiddenIn: readonly unknown[] }> &
  (
    | Readonly<{ kind: 'loop' } & Omit<LoopNode, 'place'>>
    | Readonly<{ kind: 'section'; id: string; section: number | null }>
    | Readonly<{ kind: 'page-content' }>
  );

function partOf(
  stored: StoredNode,
  { id, hiddenIn }: Readonly<{ id: string } & Pick<Part, 'hiddenIn'>>,
): Part[] {
  const widget = widgets.get(stored.widget);
  if (widget?.embeds !== undefined) {
    const understood = understandNode(stored);
    const section = understood.ok ? understood.node.settings[widget.embeds.setting] : null;
    return [{ kind: 'section', hiddenIn, id, section }];
  }
  if (stored.widget === 'page-content') return [{ kind: 'page-content', hiddenIn }];
  const loop = ownLoop(stored, id);
  if (loop === null) return [];
  const { avoidsDuplicates, items } = loop;
  return [{ kind: 'loop', hiddenIn, id, stored, avoidsDuplicates, items: items ?? '' }];
}

function readParts(list: unknown, at: ListPlace, hiddenAround: Part['hiddenIn']): Part[] {
  return openNodes(list).flatMap((stored, index) => {
    if (stored === null) return [];
    const id = nodeId(stored, at, index);
    const { hideIn } = stored.common;
    const hiddenIn = Array.isArray(hideIn) ? [...hiddenAround, ...hideIn] : hiddenAround;
    const inner = Object.entries(stored.slots).flatMap(([slot, nodes]) =>
      readParts(nodes, `${id}.${slot}.`, hiddenIn),
    );
    return [...partOf(stored, { id, hiddenIn }), ...inner];
  });
}

const partsOfList = memoizeObject((list: object) => readParts(list, '', []));

function partsOf(tree: unknown): readonly Part[] {
  return typeof tree === 'object' && tree !== null ? partsOfList(tree) : [];
}

/** The loops of a document and its saved sections, in their order, without those hidden in the page's language. */
async function loopsIn(place: PagePlace, content: readonly LoopNode[] = []): Promise<LoopNode[]> {
  const shown = partsOf(place.tree).filter(({ hiddenIn }) => !hiddenIn.includes(place.language));
  const parts = shown.map(async (part): Promise<readonly LoopNode[]> => {
    if (part.kind === 'loop') return [{ ...part, id: part.stored.id ?? place.source.at + part.id, place }];
    return part.kind === 'section' ? loopsIn(await inSection(part, place)) : content;
  });
  return (await Promise.all(parts)).flat();
}

/** The loops of a page, in their order; the printed document replaces the published one of its name. */
async function loopsOfDocuments(
  { header, template, content, footer }: PageDocuments,
  place: PagePlace,
): Promise<readonly LoopNode[]> {
  const { name } = place.source;
  const read = (document: PageDocument | null, within: readonly LoopNode[] = []) => {
    if (document === null) return within;
    const tree = document.name === name ? place.tree : document.tree;
    return loopsIn({ ...place, tree, source: { name: document.name, at: '' } }, within);
  };
  const inner = await read(content);
  const hasPlace = partsOf(template?.tree).some(({ kind }) => kind === 'page-content');
  const whole =
    template === null || hasPlace ? await read(template, inner) : [...(await read(template)), ...inner];
  return [...(await read(header)), ...whole, ...(await read(footer))];
}

/** The loops around those of the printed document: the page's, or only its own if it is no part of one, as a popup. */
async function loopsAround(place: PagePlace, ofDocument: readonly LoopNode[]): Promise<readonly LoopNode[]> {
  const documents = await documentsOfPage(place.shop, place.page);
  const { name } = place.source;
  const loops = await loopsOfDocuments(documents, place);
  const isOnPage = Object.values(documents).some((document) => document?.name === name);
  // Call 6 prints a saved section as a document; its canvas shows it without the page.
  const isInSection = !place.isPreview && loops.some((loop) => loop.place.source.name === name);
  return isOnPage || isInSection ? loops : ofDocument;
}

/** Whether a loop is on a later page, which "load more" adds to those before it. */
function isGrown({ paging }: Readonly<{ paging?: unknown }>, { loop }: Pick<Place, 'loop'>): boolean {
  return (paging === 'load-more' || paging === 'endless') && loop.request.page > 1;
}

async function itemsOf({ id, stored }: LoopNode, place: PagePlace): Promise<number[]> {
  const understood = understandNode(stored);
  if (!understood.ok) return [];
  const { widget, settings } = understood.node;
  const node = { id, widget, stored };
  const seen = placeFor(node, await withSubject(node, place), async () => null);
  const values = await resolveValues(widget.fields as Fields, settings, seen);
  const loop = toLoopSettings(widget.name, values, seen.loop.subject);
  if (loop === null) return [];
  const items = isGrown(values, seen) ? await loadGrown(loop, seen) : (await loadLoop(loop, seen)).items;
  return items.flatMap((item) => (item.kind === 'term' ? [] : [item.id]));
}

/**
 * For each loop that avoids duplicates, the items of the loops before it on the page, by the name of its node. Loops
 * are read in order, since the items left out of one decide what it shows. Reads nothing if no loop of the printed
 * document avoids duplicates.
 */
export async function shownBeforeLoops(place: PagePlace): Promise<PagePlace['shownBefore']> {
  const shown = new Map<string, readonly number[]>();
  const ofDocument = await loopsIn(place);
  const avoiding = new Set(
    ofDocument.filter((loop) => loop.avoidsDuplicates).map((loop) => nodeName(loop.place.source, loop.id)),
  );
  if (avoiding.size === 0) return shown;
  const byItems = new Map<string, number[]>();
  for (const loop of await loopsAround(place, ofDocument)) {
    const name = nodeName(loop.place.source, loop.id);
    const before = byItems.get(loop.items) ?? [];
    if (loop.avoidsDuplicates && !shown.has(name)) shown.set(name, [...before]);
    avoiding.delete(name);
    if (avoiding.size === 0) break;
    byItems.set(loop.items, [...before, ...(await itemsOf(loop, { ...loop.place, shownBefore: shown }))]);
  }
  return shown;
}
