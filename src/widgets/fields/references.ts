import { z } from 'zod';
import type { ProductCard } from '#shop/listing/product-card.ts';
import { ORDERS } from '#shop/listing/rules/listing-order.ts';
import type { Picture } from '#shop/media';
import { OFF_CANVAS_ACTIONS } from '#shop/templates/rules/off-canvas-action.ts';
import type { IconName } from '#views/icon/icon.tsx';
import { type Field, TERM_KINDS, type TermKind } from './field.ts';

const SLUG_MAX = 200;
const ADDRESS_MAX = 2000;
const CARDS_MAX = 24;
const NODE_ID_MAX = 100;
/** Pages of the shop, anchors (LA-09), actions (LA-01…08), web and mail addresses, phone numbers. Anything else could run a script. */
const ADDRESS =
  /^(?:\/(?!\/)|#[A-Za-z_][\w-]*$|#(?:popup:(?:open|close)|off_canvas:(?:open|close|toggle))(?:\?[\w=&]*)?$|https?:\/\/|mailto:|tel:)/;

const id = z.number().int().positive();

/** A picture of the library by id; null: none. The View gets null as well where it was deleted. */
export function picture(): Field<number | null, Picture | null> {
  return { control: { type: 'picture' }, schema: id.nullable(), initial: null };
}

/**
 * A picture with content: its alternative text is printed.
 *
 * @param alt sibling settings whose text replaces a missing alternative text
 */
export function spokenPicture(alt: readonly string[] = []): Field<number | null, Picture | null> {
  return { control: { type: 'picture', alt }, schema: id.nullable(), initial: null };
}

/** A saved document of a kind by id; null: none. */
export function savedDocument(place: 'section' | 'loop-item'): Field<number | null> {
  return { control: { type: 'document', place }, schema: id.nullable(), initial: null };
}

/** A product by id; null: none. Its price and availability are read when it is shown. */
export function product(): Field<number | null> {
  return { control: { type: 'product' }, schema: id.nullable(), initial: null };
}

/** A node of the same document that shows a loop, by its id; '': none. */
export function loopNode(): Field<string> {
  return { control: { type: 'loop' }, schema: z.string().max(NODE_ID_MAX), initial: '' };
}

/** One of some icons. */
export function icon<const Name extends IconName>(names: readonly [Name, ...Name[]]): Field<Name> {
  return { control: { type: 'icon', names }, schema: z.enum(names), initial: names[0] };
}

const ATTRIBUTE_TERM = /^[^/]+\/[^/]+$/;
const slug = z.string().min(1).max(SLUG_MAX);
const termSchemas = {
  category: z.strictObject({ category: id }),
  brand: z.strictObject({ brand: slug }),
  tag: z.strictObject({ tag: slug }),
  attribute: z.strictObject({ attribute: z.string().max(SLUG_MAX).regex(ATTRIBUTE_TERM) }),
};

/** A category by id, a brand or product tag by slug, or a value of an attribute by both slugs; null: none. */
export type TermValue =
  | Readonly<{ category: number }>
  | Readonly<{ brand: string }>
  | Readonly<{ tag: string }>
  /** `colour/red`. */
  | Readonly<{ attribute: string }>
  | null;

/**
 * A term in the language of the page, with its taxonomy as the wire names it; its address is without language, and '' for a
 * value of an attribute.
 */
export type Term = Readonly<{
  taxonomy: 'product_cat' | 'product_brand' | 'product_tag' | `pa_${string}`;
  slug: string;
  name: string;
  href: string;
}>;

/** A term of some kinds; the View gets its name and address, null for none or a deleted one. */
export function term(kinds: readonly TermKind[] = TERM_KINDS): Field<TermValue, Term | null> {
  const schema = z.union(kinds.map((kind) => termSchemas[kind])).nullable();
  return { control: { type: 'term', kinds }, schema, initial: null };
}

const linkSchema = z.union([
  z.literal(''),
  z.string().max(ADDRESS_MAX).regex(ADDRESS),
  z.strictObject({ product: id }),
  z.strictObject({ page: id }),
  z.strictObject({ category: id }),
  z.strictObject({ popup: id, action: z.enum(['open', 'toggle']) }),
  z.strictObject({ 'off-canvas': id, action: z.enum(OFF_CANVAS_ACTIONS) }),
]);

/**
 * The target of a link: an address; a record of the shop, whose current address is used; or a popup or off-canvas
 * action.
 */
export type LinkValue = z.infer<typeof linkSchema>;

/** A link; the View gets its address without a language, '' for none or a deleted target. */
export function link(): Field<LinkValue, string> {
  return { control: { type: 'link' }, schema: linkSchema, initial: '' };
}

const queryOf = (most: number) =>
  z.strictObject({
    /** Slug of a category; '' for all products. */
    category: z.string().max(SLUG_MAX),
    orderby: z.enum(ORDERS),
    count: z.number().int().min(1).max(most),
  });

/** Which products a list shows. */
export type ProductQuery = z.infer<ReturnType<typeof queryOf>>;

/**
 * Products by category and order; the View gets their cards.
 *
 * @param most how many there may be
 */
export function productQuery(most = CARDS_MAX): Field<ProductQuery, readonly ProductCard[]> {
  const initial = { category: '', orderby: 'menu_order', count: 4 } as const;
  return { control: { type: 'product-query' }, schema: queryOf(most), initial };
}
