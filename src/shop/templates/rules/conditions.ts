import type { PagePlace } from './places.ts';

/**
 * Pages that a template is for, or not for. A category is named by its id and holds for everything below it; a single
 * product or text is named by its id; brands, tags and topics by their slugs.
 */
export type Condition =
  | Readonly<{ kind: 'all' }>
  | Readonly<{ kind: 'category' | 'single'; value: number }>
  | Readonly<{ kind: 'type' | 'brand' | 'tag' | 'topic'; value: string }>;

export type Conditions = Readonly<{ include: readonly Condition[]; exclude: readonly Condition[] }>;

/** What is known of a page when its template is chosen. */
export type Subject = Readonly<{
  place: PagePlace;
  type?: string;
  /** Each category of the page with those above it, its own first. */
  categoryPaths?: readonly (readonly number[])[];
  brand?: string | null;
  tags?: readonly string[];
  topic?: string;
  single?: number;
}>;

/** How exactly a condition names a page: the higher number wins. A nearer category is more exact than one above it. */
export type Exactness = number;

const LEVELS = 1000;
const RANKS = { all: 0, type: 1, group: 2, single: 3 } as const;

function toExactness(rank: keyof typeof RANKS, distance = 0): Exactness {
  return RANKS[rank] * LEVELS - distance;
}

/** @returns null where the condition does not hold for the page */
export function exactnessOf(condition: Condition, subject: Subject): Exactness | null {
  const { type, categoryPaths = [], brand = null, tags = [], topic, single } = subject;
  const groupIf = (holds: boolean) => (holds ? toExactness('group') : null);
  switch (condition.kind) {
    case 'all':
      return toExactness('all');
    case 'type':
      return condition.value === type ? toExactness('type') : null;
    case 'category': {
      const distances = categoryPaths.map((path) => path.indexOf(condition.value)).filter((at) => at !== -1);
      return distances.length === 0 ? null : toExactness('group', Math.min(...distances));
    }
    case 'brand':
      return groupIf(condition.value === brand);
    case 'tag':
      return groupIf(tags.includes(condition.value));
    case 'topic':
      return groupIf(condition.value === topic);
    case 'single':
      return condition.value === single ? toExactness('single') : null;
  }
}

/** The condition that names the page most exactly, the first of equal ones; null where none holds. */
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
