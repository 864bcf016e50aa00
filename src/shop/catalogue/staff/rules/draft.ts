import { z } from 'zod';

/** Maximum lengths of texts. */
export const LONGEST = { name: 200, html: 60_000, line: 300, code: 64, seo: 400 } as const;
const MOST_MINOR = 999_999_999;
const MOST = { pictures: 60, variations: 200, values: 200, attributes: 60, links: 200, metas: 200 } as const;
const LARGEST_ID = 2_147_483_647;

/** Why a field is invalid: a key below `refusals:catalogue.field`. */
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
  'not-a-colour',
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
/** PostgreSQL cannot store NUL. */
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

/** A timestamp as ISO text in UTC. */
export const moment = z.iso
  .datetime({ offset: true, error: problem('not-a-moment') })
  .transform((typed) => new Date(typed).toISOString())
  .nullable();

const whole = (most: number) =>
  z.int(problem('wrong-kind')).min(0, problem('wrong-kind')).max(most, problem('too-large')).nullable();
export const measure = z
  .number(problem('wrong-kind'))
  .min(0, problem('wrong-kind'))
  .max(100_000, problem('too-large'))
  .nullable();

const price = z.object({
  regularMinor: minor,
  saleMinor: minor,
  /** Automatic start and end of the sale; null for none. */
  saleStartsAt: moment,
  saleEndsAt: moment,
  /** Cost price; never shown to shoppers. */
  costMinor: minor,
});

/** How stock is tracked; the level is in the ledger, and begins with `opening`. */
const shelf = z.object({
  isCounted: flag,
  /** The status of untracked stock. */
  status: choice(['instock', 'outofstock', 'onbackorder']),
  backorders: choice(['no', 'notify', 'yes']),
  lowAmount: whole(1_000_000),
  /** What a new product or variation starts with, at the first location; ignored for existing ones. */
  opening: whole(1_000_000).optional(),
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
  /** Slug of a global attribute; empty for a new custom one. */
  slug: text(LONGEST.name),
  /** Name of a custom attribute; a global one has its name in its own list. */
  name: text(LONGEST.name).trim(),
  isGlobal: flag,
  isVisible: flag,
  /** Used for variations. */
  isVariation: flag,
  values: z
    .array(z.object({ slug: text(LONGEST.name), name: text(LONGEST.name).trim() }))
    .max(MOST.values, problem('too-many')),
  /** Slug of the default value; empty for none. */
  defaultValue: text(LONGEST.name),
});

const variation = z.object({
  /** Null for a new one. */
  id: id.nullable(),
  /** Attribute slug to value slug; an empty value means 'any'. */
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
 * The editable part of a product, in both languages. Prices in fils, timestamps in UTC as ISO text, texts as
 * typed. Without stock levels, which only the ledger changes.
 */
export const productDraft = z.object({
  type: choice(['simple', 'variable', 'grouped', 'external']),
  class: choice(['tobacco', 'device', 'accessory', 'other']),
  /** Empty: made of the name. */
  slug: text(100).trim(),
  sku: text(LONGEST.code).trim(),
  gtin: text(LONGEST.code).trim(),
  name: words(LONGEST.name),
  shortDescription: html,
  description: html,
  purchaseNote: words(1000),
  status: choice(['draft', 'published', 'private', 'archived']),
  /** When a draft is published, and when a product is unpublished. */
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
  isGiftCard: flag.default(false),
  /** Maximum per order; null for none. */
  maxPerOrder: whole(1_000_000),
  isVirtual: flag,
  isDownloadable: flag,
  downloads,
  measures,
  shippingClass: text(LONGEST.code).trim(),
  external: z.object({ url: text(1000).trim(), buttonText: words(60) }),
  /** Slug of the brand; empty for none. */
  brand: text(LONGEST.name),
  /** All attributes except brand and compatibility. */
  attributes: z.array(attribute).max(MOST.attributes, problem('too-many')),
  /** Compatibility: slugs of products, brands or categories. */
  fits: z.array(text(LONGEST.name)).max(MOST.links, problem('too-many')),
  variations: z.array(variation).max(MOST.variations, problem('too-many')),
  /** In order; the first is the main picture. */
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
        /** The default variation of a variable part; null for the product's own default. */
        defaultVariationId: id.nullable().default(null),
      }),
    )
    .max(MOST.links, problem('too-many')),
  /** Meta title and description; empty: name and short description. */
  seo: z.object({ title: words(LONGEST.seo), description: words(LONGEST.seo) }),
  /** Further `Meta: …` columns of the product file. */
  meta,
});

export type ProductDraft = z.infer<typeof productDraft>;
export type VariationDraft = z.infer<typeof variation>;
export type AttributeDraft = z.infer<typeof attribute>;
export type PriceDraft = z.infer<typeof price>;
export type StockDraft = z.infer<typeof shelf>;
/** Problems by field path, e.g. `variations.2.sku`. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;
