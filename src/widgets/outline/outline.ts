import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import { localizeLinks } from '#shop/content/rules/localize-links.ts';
import { type OutlineEntry, outlineOf, type TakenIds, takeId } from '#shop/content/rules/outline.ts';
import type { Fields, ValuesOf } from '../fields/field.ts';

/** The page whose headings are listed. */
export type OutlinedPage = Readonly<{
  language: Language;
  taken: TakenIds;
  /** Those of the text in its page content. */
  content: readonly OutlineEntry[];
}>;

/** Headings of a node in their order, and the props by which its View gives them ids. */
export type OutlinedNode = Readonly<{ entries: readonly OutlineEntry[]; props: object }>;

/** Lists the headings of a node. */
export type Outline<F extends Fields> = (settings: ValuesOf<F>, page: OutlinedPage) => OutlinedNode;

/** The headings of a page in their order, and the props of its nodes by id. */
export type PageOutline = Readonly<{
  entries: readonly OutlineEntry[];
  props: ReadonlyMap<string, object>;
}>;

export const NO_OUTLINE: PageOutline = { entries: [], props: new Map() };
export const NO_HEADINGS: OutlinedNode = { entries: [], props: {} };

/** What the View of a widget with one heading gets. */
export type HeadingProps = Readonly<{
  /** Only on pages with a table of contents. */
  headingId?: string;
}>;

const LEVELS: readonly number[] = [2, 3, 4];
const isListed = (level: number): level is OutlineEntry['level'] => LEVELS.includes(level);

/** The outline of a widget with one heading; the heading of the page itself is not listed. */
export function outlineHeading(
  { text, level }: Readonly<{ text: Localized; level: number }>,
  { language, taken }: OutlinedPage,
): OutlinedNode {
  const html = inLanguage(text, language);
  if (html === '' || !isListed(level)) return NO_HEADINGS;
  const id = takeId(html, taken);
  return { entries: [{ id, text: html, level }], props: { headingId: id } satisfies HeadingProps };
}

/** The outline of a widget that prints the text of the page itself. */
export function outlineContent(_settings: object, { content }: OutlinedPage): OutlinedNode {
  return { entries: content, props: {} };
}

/** The outline of a rich text. */
export function outlineText(html: Localized, { language, taken }: OutlinedPage): OutlinedNode {
  const localized = localizeLinks(inLanguage(html, language), language);
  const { html: text, entries } = outlineOf(localized, { taken, deepest: 4 });
  return { entries, props: { html: text } };
}
