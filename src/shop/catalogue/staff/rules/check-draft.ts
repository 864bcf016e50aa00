import { isWebAddress } from '#kernel/web/addresses/web-address.ts';
import { slugProblem } from '../../rules/slug.ts';
import {
  type AttributeDraft,
  FIELD_PROBLEMS,
  type FieldProblem,
  type FieldProblems,
  type PriceDraft,
  type ProductDraft,
  productDraft,
  type VariationDraft,
} from './draft.ts';

type DraftProblems = [path: string, problem: FieldProblem];

const CODE = /^[\x21-\x7e]+( [\x21-\x7e]+)*$/;

function isProblem(message: string): message is FieldProblem {
  return FIELD_PROBLEMS.some((known) => known === message);
}

function priceProblems(price: PriceDraft, path: string): DraftProblems[] {
  const { regularMinor, saleMinor, saleStartsAt, saleEndsAt } = price;
  const found: DraftProblems[] = [];
  if (saleMinor !== null && regularMinor === null) found.push([`${path}.regularMinor`, 'missing']);
  if (saleMinor !== null && regularMinor !== null && saleMinor >= regularMinor)
    found.push([`${path}.saleMinor`, 'above-regular']);
  if (saleStartsAt !== null && saleEndsAt !== null && saleEndsAt <= saleStartsAt)
    found.push([`${path}.saleEndsAt`, 'end-before-start']);
  return found;
}

function codeProblems(codes: { sku: string; gtin: string }, path: string): DraftProblems[] {
  const names = ['sku', 'gtin'] as const;
  return names
    .filter((name) => codes[name] !== '' && !CODE.test(codes[name]))
    .map((name): DraftProblems => [`${path}${name}`, 'not-a-code']);
}

/** Codes that occur twice in a draft; the later one is invalid. */
function repeatedCodes(draft: ProductDraft): DraftProblems[] {
  const found: DraftProblems[] = [];
  for (const name of ['sku', 'gtin'] as const) {
    const seen = new Set([draft[name]].filter(Boolean));
    for (const [index, variation] of draft.variations.entries()) {
      if (variation[name] === '') continue;
      if (seen.has(variation[name])) found.push([`variations.${index}.${name}`, 'twice']);
      seen.add(variation[name]);
    }
  }
  return found;
}

function repeated<T>(values: readonly T[], path: string): DraftProblems[] {
  const at = values.findIndex((value, index) => values.indexOf(value) !== index);
  return at === -1 ? [] : [[`${path}.${at}`, 'twice']];
}

function valueProblems({ isGlobal, values }: AttributeDraft, path: string): DraftProblems[] {
  const unnamed = values.findIndex(({ slug, name }) => (isGlobal ? slug : name) === '');
  const words = values.map(({ slug, name }) => slug || name.toLowerCase());
  return [
    ...(unnamed === -1 ? [] : [[`${path}.values.${unnamed}.name`, 'missing'] satisfies DraftProblems]),
    ...repeated(words, `${path}.values`),
  ];
}

function attributeProblems(attribute: AttributeDraft, path: string): DraftProblems[] {
  const { slug, name, isGlobal, isVariation, values, defaultValue } = attribute;
  const found: DraftProblems[] = valueProblems(attribute, path);
  if ((isGlobal ? slug : name) === '') found.push([`${path}.name`, 'missing']);
  if (isVariation && slug === '') found.push([`${path}.slug`, 'missing']);
  if (isVariation && (values.length === 0 || values.some((value) => value.slug === '')))
    found.push([`${path}.values`, 'missing']);
  if (defaultValue !== '' && !values.some((value) => value.slug === defaultValue))
    found.push([`${path}.defaultValue`, 'not-of-product']);
  return found;
}

/** A variation's options must be exactly the product's variation attributes, with existing values. */
function optionProblems(
  { options }: VariationDraft,
  varying: readonly AttributeDraft[],
  path: string,
): DraftProblems[] {
  const known = new Set(varying.map(({ slug }) => slug));
  const strange = Object.keys(options).find((slug) => !known.has(slug));
  if (strange !== undefined) return [[`${path}.options`, 'not-of-product']];
  return varying.flatMap(({ slug, values }): DraftProblems[] => {
    const value = options[slug];
    if (value === undefined) return [[`${path}.options`, 'needs-options']];
    const isKnown = value === '' || values.some((one) => one.slug === value);
    return isKnown ? [] : [[`${path}.options.${slug}`, 'not-of-product']];
  });
}

function combination({ options }: VariationDraft): string {
  return JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function variationProblems(draft: ProductDraft): DraftProblems[] {
  const { type, variations, attributes } = draft;
  if (type !== 'variable') return variations.length === 0 ? [] : [['variations', 'only-variable']];
  const varying = attributes.filter(({ isVariation }) => isVariation);
  if (variations.length > 0 && varying.length === 0) return [['attributes', 'needs-options']];
  const combinations = variations.map(combination);
  return variations.flatMap((variation, index) => {
    const path = `variations.${index}`;
    const isTwice = combinations.indexOf(combination(variation)) !== index;
    return [
      ...priceProblems(variation.price, `${path}.price`),
      ...codeProblems(variation, `${path}.`),
      ...optionProblems(variation, varying, path),
      ...(isTwice ? [[`${path}.options`, 'twice'] satisfies DraftProblems] : []),
    ];
  });
}

function linkProblems(draft: ProductDraft): DraftProblems[] {
  const lists = ['categoryIds', 'tagIds', 'upsellIds', 'crossSellIds', 'groupedIds', 'fits'] as const;
  const isBundleable = draft.bundleParts.length === 0 || draft.type === 'simple';
  return [
    ...lists.flatMap((name) => repeated<number | string>(draft[name], name)),
    ...repeated(
      draft.pictures.map(({ mediaId }) => mediaId),
      'pictures',
    ),
    ...repeated(
      draft.bundleParts.map(({ productId }) => productId),
      'bundleParts',
    ),
    ...(isBundleable ? [] : [['bundleParts', 'only-simple'] satisfies DraftProblems]),
  ];
}

function ownProblems(draft: ProductDraft): DraftProblems[] {
  const { name, slug, external, publishAt, unpublishAt, type } = draft;
  const found: DraftProblems[] = [];
  if (name.en === '') found.push(['name.en', 'missing']);
  const word = slug === '' ? null : slugProblem(slug);
  if (word !== null) found.push(['slug', word]);
  const isAddressMissing = type === 'external' && external.url === '';
  if (isAddressMissing || (external.url !== '' && !isWebAddress(external.url)))
    found.push(['external.url', 'not-an-address']);
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
    found.push(['unpublishAt', 'end-before-start']);
  return found;
}

/** The first problem of each field, in their order. */
export function toProblems(found: readonly DraftProblems[]): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  for (const [field, problem] of found) problems[field] ??= problem;
  return problems;
}

export type CheckedDraft = { ok: true; draft: ProductDraft } | { ok: false; problems: FieldProblems };

/**
 * Validates a product without the shop's other data, in browser and server.
 *
 * @param typed the editor's value, unparsed
 * @returns the draft to store, or one problem per invalid field
 * Source: ST-01, BO-01
 */
export function checkDraft(typed: unknown): CheckedDraft {
  const parsed = productDraft.safeParse(typed);
  if (!parsed.success) {
    const found = parsed.error.issues.map(
      ({ path, message }): DraftProblems => [path.join('.'), isProblem(message) ? message : 'wrong-kind'],
    );
    return { ok: false, problems: toProblems(found) };
  }
  const draft = parsed.data;
  const found = [
    ...ownProblems(draft),
    ...priceProblems(draft.price, 'price'),
    ...codeProblems(draft, ''),
    ...repeatedCodes(draft),
    ...draft.attributes.flatMap((one, index) => attributeProblems(one, `attributes.${index}`)),
    ...repeated(
      draft.attributes.map(({ slug, name }) => slug || name.toLowerCase()),
      'attributes',
    ),
    ...variationProblems(draft),
    ...linkProblems(draft),
  ];
  return found.length === 0 ? { ok: true, draft } : { ok: false, problems: toProblems(found) };
}
