import type { PagePlace, SingleKind } from './places.ts';

/**
 * The pages that a template applies to, or not. A category is given by id and includes its subcategories, unless it is
 * `category-only`; a single product or text is given by id, and by kind where a place has several; brands, tags and
 * topics by slug.
 */
export type Condition =
  | Readonly<{ kind: 'all' }>
  | Readonly<{ kind: 'category' | 'category-only' | 'single' | SingleKind; value: number }>
  | Readonly<{ kind: 'type' | 'brand' | 'tag' | 'topic'; value: string }>;

export type Conditions = Readonly<{ include: readonly Condition[]; exclude: readonly Condition[] }>;

/** The facts of a page for choosing its template. */
export type Subject = Readonly<{
  place: PagePlace;
  type?: string;
  /** Each category of the page with those above it, its own first. */
  categoryPaths?: readonly (readonly number[])[];
  brand?: string | null;
  tags?: readonly string[];
  topic?: string;
  single?: number;
  /** What `single` is, of pages that can be about several kinds of things. */
  singleKind?: SingleKind;
}>;

/** How exactly a condition names a page: the higher number wins. A nearer category is more exact than one above it. */
export type Exactness = number;

const LEVELS = 1000;
const RANKS = { all: 0, type: 1, group: 2, single: 3 } as const;

function toExactness(rank: keyof typeof RANKS, distance = 0): Exactness {
  return RANKS[rank] * LEVELS - distance;
}

/** How many levels a page is below a category; null if it is not in the category. */
function distanceTo(category: number, { categoryPaths = [] }: Subject): number | null {
  const distances = categoryPaths.map((path) => path.indexOf(category)).filter((at) => at !== -1);
  return distances.length === 0 ? null : Math.min(...distances);
}

/** @returns null where the condition does not hold for the page */
export function exactnessOf(condition: Condition, subject: Subject): Exactness | null {
  const { type, brand = null, tags = [], topic, single, singleKind } = subject;
  const groupIf = (holds: boolean) => (holds ? toExactness('group') : null);
  switch (condition.kind) {
    case 'all':
      return toExactness('all');
    case 'type':
      return condition.value === type ? toExactness('type') : null;
    case 'category': {
      const distance = distanceTo(condition.value, subject);
      return distance === null ? null : toExactness('group', distance);
    }
    case 'category-only':
      return groupIf(distanceTo(condition.value, subject) === 0);
    case 'brand':
      return groupIf(condition.value === brand);
    case 'tag':
      return groupIf(tags.includes(condition.value));
    case 'topic':
      return groupIf(condition.value === topic);
    case 'single':
      return condition.value === single ? toExactness('single') : null;
    case 'product':
    case 'page':
    case 'article':
      return condition.kind === singleKind && condition.value === single ? toExactness('single') : null;
  }
}

/** The most exact matching condition, the first of equal ones; null if none matches. */
export function mostExact(
  conditions: readonly Condition[],
  subject: Subject,
): Readonly<{ condition: Condition; exactness: Exactness }> | null {
  let best: { condition: Condition; exactness: Exactness } | null = null;
  for (const condition of conditions) {
    const exactness = exactnessOf(condition, subject);
    if (exactness !== null && (best === null || exactness > best.exactness)) best = { condition, exactness };
  }
  return best;
}

export function isSameCondition(one: Condition, other: Condition): boolean {
  const named = (condition: Condition) => ('value' in condition ? condition.value : null);
  return one.kind === other.kind && named(one) === named(other);
}
