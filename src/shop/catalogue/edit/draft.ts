import { z } from 'zod';

/** Longest texts, in letters. */
export const LONGEST = { name: 200, html: 60_000, line: 300, code: 64, seo: 400 } as const;
const MOST_MINOR = 999_999_999;
const MOST = { pictures: 60, variations: 200, values: 200, attributes: 60, links: 200, metas: 200 } as const;
const LARGEST_ID = 2_147_483_647;

/** Why a field cannot be taken: a key below `refusals:catalogue.field`. */
export const FIELD_PROBLEMS = [
  'missing',
  'wrong-kind',
  'too-long',
  'too-large',
  'too-many',
  'not-a-word',
  'reserved-word',
  'not-a-code',
  'not-an-address',
  'not-a-moment',
  'taken',
  'twice',
  'unknown',
  'itself',
  'above-regular',
  'end-before-start',
  'not-of-product',
  'only-variable',
  'only-simple',
  'needs-options',
  'not-a-part',
  'not-its-variation',
  'holds-tobacco',
  'is-bundle',
  'is-part',
  'below-zero',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

const problem = (code: FieldProblem) => code;
/** The database keeps no zero character. */
export const text = (most: number) =>
  z
    .string(problem('wrong-kind'))
    .max(most, problem('too-long'))
    .refine((typed) => !typed.includes('\0'), problem('wrong-kind'));
const flag = z.boolean(problem('wrong-kind'));
const id = z.int(problem('wrong-kind')).min(1, problem('unknown')).max(LARGEST_ID, problem('unknown'));
const ids = z.array(id).max(MOST.links, problem('too-many'));
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, problem('wrong-kind'));

/** A line in both languages; Arabic may be empty. */
export const words = (most: number) =>
  z.object({ en: text(most).trim(), ar: text(most).trim().default('') }, problem('wrong-kind'));
const html = z.object({ en: text(LONGEST.html), ar: text(LONGEST.html).default('') }, problem('wrong-kind'));

/** Whole fils, or null for none. */
export const minor = z
  .int(problem('wrong-kind'))
  .min(0, problem('wrong-kind'))
  .max(MOST_MINOR, problem('too-large'))
  .nullable();

/** A moment as ISO text, kept in UTC. */
export const moment = z.iso
  .datetime({ offset: true, error: problem('not-a-moment') })
  .transform((typed) => new Date(typed).toISOString())
  .nullable();

const whole = (most: number) =>
  z.int(problem('wrong-kind')).min(0, problem('wrong-kind')).max(most, problem('too-large')).nullable();
const measure = z
  .number(problem('wrong-kind'))
  .min(0, problem('wrong-kind'))
  .max(100_000, problem('too-large'))
  .nullable();

const price = z.object({
  regularMinor: minor,
  saleMinor: minor,
  /** The sale begins and ends by itself; null for at once and for no end. */
  saleStartsAt: moment,
  saleEndsAt: moment,
  /** What the shop pays; shoppers never see it. */
  costMinor: minor,
});

/** How stock is dealt with; how much there is says the ledger. */
const shelf = z.object({
  isCounted: flag,
  /** What is said of goods that are not counted. */
  status: choice(['instock', 'outofstock', 'onbackorder']),
  backorders: choice(['no', 'notify', 'yes']),
  lowAmount: whole(1_000_000),
});

const measures = z.object({ weightKg: measure, lengthCm: measure, widthCm: measure, heightCm: measure });
const meta = z
  .record(text(LONGEST.code), text(5000))
  .refine((all) => Object.keys(all).length <= MOST.metas, problem('too-many'));
const downloads = z.object({
  files: z
    .array(z.object({ id: text(LONGEST.code), name: text(LONGEST.name), url: text(1000) }))
    .max(MOST.values, problem('too-many')),
  limit: whole(1_000_000),
  expiryDays: whole(100_000),
});

const attribute = z.object({
  /** Word of a global attribute; of an own one empty while it is new. */
  slug: text(LONGEST.name),
  /** Name of an own attribute; a global one has its name in its own list. */
  name: text(LONGEST.name).trim(),
  isGlobal: flag,
  isVisible: flag,
  /** Variations differ by it. */
  isVariation: flag,
  values: z
    .array(z.object({ slug: text(LONGEST.name), name: text(LONGEST.name).trim() }))
    .max(MOST.values, problem('too-many')),
  /** Word of the value chosen first; empty for none. */
  defaultValue: text(LONGEST.name),
});

const variation = z.object({
  /** Null while it is new. */
  id: id.nullable(),
  /** Attribute word to value word; an empty value stands for any. */
  options: z.record(text(LONGEST.name), text(LONGEST.name)),
  status: choice(['published', 'private']),
  sku: text(LONGEST.code).trim(),
  gtin: text(LONGEST.code).trim(),
  /** Empty: made of the product's name and the values. */
  name: words(LONGEST.name),
  description: html,
  price,
  shelf,
  measures,
  isVirtual: flag,
  isDownloadable: flag,
  downloads,
  maxPerOrder: whole(1_000_000),
  imageId: id.nullable(),
  meta,
});

/**
 * A product as its editor holds it: everything that staff may change, in both languages. Prices in fils, moments in UTC
 * as ISO text, texts as typed. Stock levels are not in it: those move by the ledger alone.
 */
export const productDraft = z.object({
  type: choice(['simple', 'variable', 'grouped', 'external']),
  class: choice(['tobacco', 'device', 'accessory', 'other']),
  /** Word of the address; empty: made of the name. */
  slug: text(100).trim(),
  sku: text(LONGEST.code).trim(),
  gtin: text(LONGEST.code).trim(),
  name: words(LONGEST.name),
  shortDescription: html,
  description: html,
  purchaseNote: words(1000),
  status: choice(['draft', 'published', 'private', 'archived']),
  /** When a draft publishes itself, and when what is published becomes a draft again. */
  publishAt: moment,
  unpublishAt: moment,
  visibility: choice(['visible', 'catalog', 'search', 'hidden']),
  isFeatured: flag,
  allowsReviews: flag,
  position: z.int(problem('wrong-kind')).min(0, problem('wrong-kind')).max(1_000_000, problem('too-large')),
  price,
  tax: z.object({ status: choice(['taxable', 'shipping', 'none']), class: text(LONGEST.code) }),
  shelf,
  isSoldIndividually: flag,
  /** The most of it in one order; null for no such bound. */
  maxPerOrder: whole(1_000_000),
  isVirtual: flag,
  isDownloadable: flag,
  downloads,
  measures,
  shippingClass: text(LONGEST.code).trim(),
  external: z.object({ url: text(1000).trim(), buttonText: words(60) }),
  /** Word of the maker; empty for none. */
  brand: text(LONGEST.name),
  /** All attributes but the maker and what it fits. */
  attributes: z.array(attribute).max(MOST.attributes, problem('too-many')),
  /** What a device takes or a stick fits: words of products, makers or categories. */
  fits: z.array(text(LONGEST.name)).max(MOST.links, problem('too-many')),
  variations: z.array(variation).max(MOST.variations, problem('too-many')),
  /** In order; the first stands for the product. */
  pictures: z
    .array(z.object({ mediaId: id, alt: words(LONGEST.line) }))
    .max(MOST.pictures, problem('too-many')),
  categoryIds: ids,
  tagIds: ids,
  upsellIds: ids,
  crossSellIds: ids,
  groupedIds: ids,
  bundleParts: z
    .array(
      z.object({
        productId: id,
        quantity: z.int(problem('wrong-kind')).min(1, problem('wrong-kind')).max(1000, problem('too-large')),
        /** Of a variable product: the variation chosen first; null for the product's own default. */
        defaultVariationId: id.nullable().default(null),
      }),
    )
    .max(MOST.links, problem('too-many')),
  /** What search engines are told; empty: the name and the short description. */
  seo: z.object({ title: words(LONGEST.seo), description: words(LONGEST.seo) }),
  /** Further columns `Meta: …` of the product file. */
  meta,
});

export type ProductDraft = z.infer<typeof productDraft>;
export type VariationDraft = z.infer<typeof variation>;
export type AttributeDraft = z.infer<typeof attribute>;
export type PriceDraft = z.infer<typeof price>;
export type ShelfDraft = z.infer<typeof shelf>;
/** Field by its path, `variations.2.sku`, to why it cannot be taken. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;
