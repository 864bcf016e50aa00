import type { Localized } from '#kernel/language.ts';
import type { ContentKind } from '#widgets/fields/field.ts';
import type { useAction } from '../../../../use-action.ts';
import { recordOf } from '../read-value.ts';

export const TARGET_KINDS = ['page', 'category', 'product'] as const;
/** Targets of links, and the kinds of content that loops show. */
type TargetKind = (typeof TARGET_KINDS)[number] | ContentKind;

/** A record of the shop that a link leads to, or a loop shows. */
export type LinkTarget = Readonly<{ kind: TargetKind; id: number }>;
export type NamedTarget = LinkTarget & Readonly<{ name: Localized }>;

type QueryAction = ReturnType<typeof useAction>['queryAction'];

const FOUND_OF_A_KIND = 6;

/** @returns null for a URL, and for other values */
export function parseTarget(value: unknown): LinkTarget | null {
  const stored = recordOf(value);
  for (const kind of TARGET_KINDS) {
    const id = stored[kind];
    if (typeof id === 'number') return { kind, id };
  }
  return null;
}

export function toStored({ kind, id }: LinkTarget) {
  return { [kind]: id };
}

function findContent(kind: 'page' | ContentKind) {
  return async (query: QueryAction, q: string): Promise<NamedTarget[]> => {
    const answer = await query('content.list', { kind, q });
    if (!answer.ok) return [];
    return answer.value.rows.map(({ id, title }) => ({ kind, id, name: title }));
  };
}

async function findCategories(query: QueryAction, q: string): Promise<NamedTarget[]> {
  const answer = await query('categories.list', {});
  if (!answer.ok) return [];
  const sought = q.toLowerCase();
  return answer.value
    .filter(({ name }) => `${name.en} ${name.ar ?? ''}`.toLowerCase().includes(sought))
    .map(({ id, name }) => ({ kind: 'category', id, name }));
}

async function findProducts(query: QueryAction, q: string): Promise<NamedTarget[]> {
  const answer = await query('products.list', { text: q, perPage: FOUND_OF_A_KIND });
  if (!answer.ok) return [];
  return answer.value.rows.map(({ id, name }) => ({ kind: 'product', id, name }));
}

const FINDERS = {
  page: findContent('page'),
  article: findContent('article'),
  portfolio: findContent('portfolio'),
  category: findCategories,
  product: findProducts,
} as const;

/** Searches targets of some kinds by name; kinds that the member may not see are left out. */
export async function findTargets(
  query: QueryAction,
  q: string,
  kinds: readonly TargetKind[],
): Promise<NamedTarget[]> {
  const targets = await Promise.all(kinds.map((kind) => FINDERS[kind](query, q)));
  return targets.flatMap((of) => of.slice(0, FOUND_OF_A_KIND));
}

/** The name of a target; null if unknown. */
export async function nameOfTarget(query: QueryAction, { kind, id }: LinkTarget): Promise<Localized | null> {
  if (kind === 'category') {
    const answer = await query('categories.list', {});
    return answer.ok ? (answer.value.find((one) => one.id === id)?.name ?? null) : null;
  }
  if (kind === 'product') {
    const answer = await query('products.open', { id });
    return answer.ok ? answer.value.draft.name : null;
  }
  const answer = await query('content.open', { id });
  return answer.ok ? answer.value.draft.title : null;
}
