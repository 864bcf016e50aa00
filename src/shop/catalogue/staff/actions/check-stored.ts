import type { DbOrTx } from '#platform/database/client.ts';
import { readTerms, type Terms } from '../../store/terms.ts';
import { toProblems } from '../rules/check-draft.ts';
import type { FieldProblem, FieldProblems, ProductDraft } from '../rules/draft.ts';
import { BRAND, fitAttribute } from '../rules/to-draft.ts';
import {
  belowZero,
  fittingWords,
  isPart,
  isWordTaken,
  knownIds,
  type Linked,
  readLinked,
  takenCodes,
} from '../store/check-stored.ts';

type StoredProblems = [path: string, problem: FieldProblem];

/** A valid draft with the product it replaces; null for a new one. */
export type Candidate = { id: number | null; stored: ProductDraft | null; draft: ProductDraft };

/** Names of the attributes in a draft. */
export function termsOf(db: DbOrTx, draft: ProductDraft): Promise<Terms> {
  const fit = fitAttribute(draft.class);
  return readTerms(db, [
    ...draft.attributes.filter(({ isGlobal }) => isGlobal).map(({ slug }) => slug),
    BRAND,
    ...(fit === null ? [] : [fit]),
  ]);
}

function codesOf(draft: ProductDraft, name: 'sku' | 'gtin') {
  const codes = [{ code: draft[name], path: name as string }];
  return [
    ...codes,
    ...draft.variations.map((one, index) => ({ code: one[name], path: `variations.${index}.${name}` })),
  ].filter(({ code }) => code !== '');
}

async function codeProblems(db: DbOrTx, { id, stored, draft }: Candidate): Promise<StoredProblems[]> {
  const problems: StoredProblems[] = [];
  for (const name of ['sku', 'gtin'] as const) {
    const before = new Set(stored === null ? [] : codesOf(stored, name).map(({ code }) => code));
    const fresh = codesOf(draft, name).filter(({ code }) => !before.has(code));
    const codes = fresh.map(({ code }) => code);
    const taken = await takenCodes(db, name, { codes, familyId: id });
    problems.push(
      ...fresh.filter(({ code }) => taken.has(code)).map(({ path }): StoredProblems => [path, 'taken']),
    );
  }
  return problems;
}

function unknownAmong(ids: readonly number[], known: ReadonlySet<number>, path: string): StoredProblems[] {
  return ids.flatMap((id, index): StoredProblems[] =>
    known.has(id) ? [] : [[`${path}.${index}`, 'unknown']],
  );
}

async function tieProblems(db: DbOrTx, draft: ProductDraft): Promise<StoredProblems[]> {
  const pictures = draft.pictures.map(({ mediaId }) => mediaId);
  const imageIds = draft.variations.map(({ imageId }) => imageId);
  const media = await knownIds(db, 'media', [...pictures, ...imageIds.filter((one) => one !== null)]);
  return [
    ...unknownAmong(draft.categoryIds, await knownIds(db, 'category', draft.categoryIds), 'categoryIds'),
    ...unknownAmong(draft.tagIds, await knownIds(db, 'tag', draft.tagIds), 'tagIds'),
    ...unknownAmong(pictures, media, 'pictures'),
    ...imageIds.flatMap((id, index): StoredProblems[] =>
      id === null || media.has(id) ? [] : [[`variations.${index}.imageId`, 'unknown']],
    ),
  ];
}

function linkProblem(linked: Linked | undefined, productId: number | null): FieldProblem | null {
  if (linked === undefined || linked.parentId !== null) return 'unknown';
  return linked.id === productId ? 'itself' : null;
}

function partProblem(linked: Linked | undefined, productId: number | null): FieldProblem | null {
  if (linked === undefined) return 'unknown';
  if (linked.id === productId) return 'itself';
  if (linked.isBundle) return 'is-bundle';
  return ['simple', 'variation', 'variable'].includes(linked.type) ? null : 'not-a-part';
}

type Known = ReadonlyMap<number, Linked>;

/** A default variation must belong to its part. */
function defaultProblems({ bundleParts }: ProductDraft, linked: Known): StoredProblems[] {
  return bundleParts.flatMap(({ productId, defaultVariationId: first }, index): StoredProblems[] =>
    first === null || linked.get(first)?.parentId === productId
      ? []
      : [[`bundleParts.${index}.defaultVariationId`, 'not-its-variation']],
  );
}

/** Products that contain tobacco must be classified as tobacco. */
function classProblems(draft: ProductDraft, linked: Known): StoredProblems[] {
  const holdsTobacco = draft.bundleParts.some(({ productId }) => linked.get(productId)?.class === 'tobacco');
  return holdsTobacco && draft.class !== 'tobacco' ? [['class', 'holds-tobacco']] : [];
}

async function linkProblems(db: DbOrTx, { id, draft }: Candidate): Promise<StoredProblems[]> {
  const parts = draft.bundleParts.map(({ productId }) => productId);
  const lists = ['upsellIds', 'crossSellIds', 'groupedIds'] as const;
  const firsts = draft.bundleParts.flatMap(({ defaultVariationId }) => defaultVariationId ?? []);
  const linked = await readLinked(db, [...lists.flatMap((name) => draft[name]), ...parts, ...firsts]);
  const problems = lists.flatMap((name) =>
    draft[name].map((one, index) => [`${name}.${index}`, linkProblem(linked.get(one), id)] as const),
  );
  const inside = parts.map(
    (one, index) => [`bundleParts.${index}.productId`, partProblem(linked.get(one), id)] as const,
  );
  const isHeld = id !== null && parts.length > 0 && (await isPart(db, id));
  return [
    ...[...problems, ...inside].flatMap(([path, problem]): StoredProblems[] =>
      problem === null ? [] : [[path, problem]],
    ),
    ...(isHeld ? [['bundleParts', 'is-part'] satisfies StoredProblems] : []),
    ...defaultProblems(draft, linked),
    ...classProblems(draft, linked),
  ];
}

function attributeProblems(draft: ProductDraft, { attributes, terms }: Terms): StoredProblems[] {
  return draft.attributes.flatMap(({ slug, isGlobal, values }, index): StoredProblems[] => {
    if (!isGlobal) return [];
    if (!attributes.has(slug)) return [[`attributes.${index}.slug`, 'unknown']];
    return values.flatMap((value, at): StoredProblems[] =>
      terms.has(`${slug}/${value.slug}`) ? [] : [[`attributes.${index}.values.${at}.slug`, 'unknown']],
    );
  });
}

async function wordProblems(db: DbOrTx, candidate: Candidate, { terms }: Terms): Promise<StoredProblems[]> {
  const { id, stored, draft } = candidate;
  const fresh = draft.fits.filter((word) => !stored?.fits.includes(word));
  const fitting = await fittingWords(db, fresh);
  const isTaken = draft.slug !== '' && draft.slug !== stored?.slug && (await isWordTaken(db, draft.slug, id));
  return [
    ...(isTaken ? [['slug', 'taken'] satisfies StoredProblems] : []),
    ...(draft.brand === '' || terms.has(`${BRAND}/${draft.brand}`)
      ? []
      : [['brand', 'unknown'] satisfies StoredProblems]),
    ...draft.fits.flatMap((word, index): StoredProblems[] =>
      !fresh.includes(word) || fitting.has(word) ? [] : [[`fits.${index}`, 'unknown']],
    ),
  ];
}

/** Products sold on backorder with negative stock must be counted before backorders are disabled. */
async function floorProblems(db: DbOrTx, { id, draft }: Candidate): Promise<StoredProblems[]> {
  if (id === null) return [];
  const low = await belowZero(db, id);
  const all = [
    { id, shelf: draft.shelf, path: 'shelf.backorders' },
    ...draft.variations.map((one, index) => ({ ...one, path: `variations.${index}.shelf.backorders` })),
  ];
  return all.flatMap(({ id: one, shelf, path }): StoredProblems[] =>
    one !== null && low.has(one) && shelf.isCounted && shelf.backorders === 'no'
      ? [[path, 'below-zero']]
      : [],
  );
}

function variationIdProblems({ draft, id }: Candidate, siblings: ReadonlySet<number>): StoredProblems[] {
  return draft.variations.flatMap(({ id: one }, index): StoredProblems[] =>
    one === null || (id !== null && siblings.has(one)) ? [] : [[`variations.${index}.id`, 'unknown']],
  );
}

/** Conflicts of a draft with other products. */
export async function storedProblems(
  db: DbOrTx,
  candidate: Candidate,
  { terms, siblings }: { terms: Terms; siblings: ReadonlySet<number> },
): Promise<FieldProblems> {
  return toProblems([
    ...(await codeProblems(db, candidate)),
    ...(await wordProblems(db, candidate, terms)),
    ...attributeProblems(candidate.draft, terms),
    ...(await tieProblems(db, candidate.draft)),
    ...(await linkProblems(db, candidate)),
    ...(await floorProblems(db, candidate)),
    ...variationIdProblems(candidate, siblings),
  ]);
}
