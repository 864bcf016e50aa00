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
  const problems: DraftProblems[] = [];
  if (saleMinor !== null && regularMinor === null) problems.push([`${path}.regularMinor`, 'missing']);
  if (saleMinor !== null && regularMinor !== null && saleMinor >= regularMinor)
    problems.push([`${path}.saleMinor`, 'above-regular']);
  if (saleStartsAt !== null && saleEndsAt !== null && saleEndsAt <= saleStartsAt)
    problems.push([`${path}.saleEndsAt`, 'end-before-start']);
  return problems;
}

function codeProblems(codes: { sku: string; gtin: string }, path: string): DraftProblems[] {
  const names = ['sku', 'gtin'] as const;
  return names
    .filter((name) => codes[name] !== '' && !CODE.test(codes[name]))
    .map((name): DraftProblems => [`${path}${name}`, 'not-a-code']);
}

/** Codes that occur twice in a draft; the later one is invalid. */
function repeatedCodes(draft: ProductDraft): DraftProblems[] {
  const problems: DraftProblems[] = [];
  for (const name of ['sku', 'gtin'] as const) {
    const seen = new Set([draft[name]].filter(Boolean));
    for (const [index, variation] of draft.variations.entries()) {
      if (variation[name] === '') continue;
      if (seen.has(variation[name])) problems.push([`variations.${index}.${name}`, 'twice']);
      seen.add(variation[name]);
    }
  }
  return problems;
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
  const problems: DraftProblems[] = valueProblems(attribute, path);
  if ((isGlobal ? slug : name) === '') problems.push([`${path}.name`, 'missing']);
  if (isVariation && slug === '') problems.push([`${path}.slug`, 'missing']);
  if (isVariation && (values.length === 0 || values.some((value) => value.slug === '')))
    problems.push([`${path}.values`, 'missing']);
  if (defaultValue !== '' && !values.some((value) => value.slug === defaultValue))
    problems.push([`${path}.defaultValue`, 'not-of-product']);
  return problems;
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
  const problems: DraftProblems[] = [];
  if (name.en === '') problems.push(['name.en', 'missing']);
  const word = slug === '' ? null : slugProblem(slug);
  if (word !== null) problems.push(['slug', word]);
  const isAddressMissing = type === 'external' && external.url === '';
  if (isAddressMissing || (external.url !== '' && !isWebAddress(external.url)))
    problems.push(['external.url', 'not-an-address']);
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
    problems.push(['unpublishAt', 'end-before-start']);
  return problems;
}

/** The first problem of each field, in their order. */
export function toProblems(fieldProblems: readonly DraftProblems[]): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  for (const [field, problem] of fieldProblems) problems[field] ??= problem;
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
    const problems = parsed.error.issues.map(
      ({ path, message }): DraftProblems => [path.join('.'), isProblem(message) ? message : 'wrong-kind'],
    );
    return { ok: false, problems: toProblems(problems) };
  }
  const draft = parsed.data;
  const problems = [
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
  return problems.length === 0 ? { ok: true, draft } : { ok: false, problems: toProblems(problems) };
}
