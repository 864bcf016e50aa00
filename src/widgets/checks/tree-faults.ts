import { type AccessibilityFault, withoutDoubles } from '#kernel/editing/publishing.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { nodeId, readNodes, type StoredNode } from '../tree/node.ts';
import { understandNode } from '../tree/understand-node.ts';
import { type NodeValue, ownValues } from '../tree/walk-values.ts';
import { type HtmlHeading, readHtml, skippedLevels } from './html-faults.ts';

type Standing = Readonly<{ id: string; stored: StoredNode; values: readonly NodeValue[] }>;

/** The nodes of a tree in the order in which they are printed. */
function nodesIn(list: unknown, place = ''): Standing[] {
  return readNodes(list).flatMap((stored, index) => {
    if (stored === null) return [];
    const id = nodeId(stored, place, index);
    const inner = Object.entries(stored.slots).flatMap(([slot, nodes]) => nodesIn(nodes, `${id}.${slot}.`));
    return [{ id, stored, values: ownValues(stored, id) }, ...inner];
  });
}

const LOCALIZED = /\.(en|ar)$/;

/** The texts of a node as printed in a language: English if there is no Arabic. */
function inPrintedLanguage(values: readonly NodeValue[], language: Language): NodeValue[] {
  const hasOwn = (path: string) =>
    values.some((one) => one.path === `${path}.${language}` && String(one.value).trim() !== '');
  return values.filter(({ path }) => {
    const side = LOCALIZED.exec(path)?.[1];
    if (side === undefined || side === language) return true;
    return side === 'en' && !hasOwn(path.replace(LOCALIZED, ''));
  });
}

type Printed = Readonly<{ faults: AccessibilityFault[]; headings: HtmlHeading[] }>;

function ofHtml({ id, values }: Standing, language: Language): Printed {
  const read = inPrintedLanguage(values, language)
    .filter(({ control }) => control.type === 'rich-text' || control.type === 'html')
    .map(({ value }) => readHtml(String(value)));
  return {
    faults: read.flatMap(({ faults }) => faults.map((fault) => ({ ...fault, node: id }))),
    headings: read.flatMap(({ headings }) => headings),
  };
}

function ofHeading({ values }: Standing, language: Language): HtmlHeading[] {
  const printed = inPrintedLanguage(values, language);
  const settingOf = (name: RegExp) => String(printed.find(({ path }) => name.test(path))?.value ?? '');
  const text = settingOf(/^text\./);
  return text === '' ? [] : [{ level: Number(settingOf(/^level$/)), text }];
}

/**
 * Whether a node prints headings that are not in its settings: widgets of other groups, live ones, and embedded
 * documents.
 */
function printsOthers({ stored }: Standing): boolean {
  const understood = understandNode(stored);
  if (!understood.ok) return true;
  const { group, isLive, embeds } = understood.node.widget;
  return isLive === true || embeds !== undefined || (group !== 'media' && group !== 'layout');
}

/** Skipped levels among consecutive headings, without unknown headings between them. */
function wrongOrder(nodes: readonly Standing[], language: Language): AccessibilityFault[] {
  const faults: AccessibilityFault[] = [];
  let before: HtmlHeading[] = [];
  for (const node of nodes) {
    const isHeading = node.stored.widget === 'heading';
    const headings = isHeading ? ofHeading(node, language) : ofHtml(node, language).headings;
    const skipped = skippedLevels([...before, ...headings]);
    faults.push(...skipped.map((fault) => ({ ...fault, node: node.id })));
    before = printsOthers(node) ? [] : [...before, ...headings].slice(-1);
  }
  return faults;
}

/** A picture whose alternative text is printed and not replaced by a text of the node. */
type Spoken = Readonly<{ node: string; picture: number }>;

function spokenIn({ id, values }: Standing): Spoken[] {
  const isSaid = (path: string) =>
    values.some(
      ({ path: other, value }) => other === `${path}.en` && typeof value === 'string' && value.trim() !== '',
    );
  return values.flatMap(({ control, value, path }) => {
    if (control.type !== 'picture' || control.alt === undefined || typeof value !== 'number') return [];
    const record = path.slice(0, path.lastIndexOf('.') + 1);
    return control.alt.some((name) => isSaid(record + name)) ? [] : [{ node: id, picture: value }];
  });
}

/** Pictures that need an alternative text in the library to be accessible. */
export function spokenPictures(tree: unknown): number[] {
  return nodesIn(tree).flatMap((node) => spokenIn(node).map(({ picture }) => picture));
}

/**
 * Finds the accessibility faults of a document's nodes, without a browser.
 *
 * @param tree the stored tree
 * @param unnamed pictures of the library without an alternative text, among those of `spokenPictures`
 */
export function treeFaults(tree: unknown, unnamed: ReadonlySet<number>): AccessibilityFault[] {
  const nodes = nodesIn(tree);
  const pictures = nodes
    .flatMap(spokenIn)
    .filter(({ picture }) => unnamed.has(picture))
    .map(({ node }) => ({ rule: 'image-alt', node, text: '' }));
  const texts = LANGUAGES.flatMap((language) => [
    ...nodes.flatMap((node) => ofHtml(node, language).faults),
    ...wrongOrder(nodes, language),
  ]);
  return withoutDoubles([...pictures, ...texts]);
}
