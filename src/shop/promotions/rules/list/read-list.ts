import type { Benefit, NewPromotion } from '../../promotion.ts';
import { type Entry, entrySchema, type ListNames } from './schema.ts';

/** A fault of a list and its place: `2 (WELCOME), percent`. */
export type FileFault = Readonly<{ place: string; problem: string }>;

export type ReadList = Readonly<{ promotions: readonly NewPromotion[]; faults: readonly FileFault[] }>;

const LONGEST_SKU = 200;

/** All texts in a list; the SKUs are among them. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= LONGEST_SKU && !value.includes('\0') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}

function benefitOf(entry: Entry): Benefit {
  switch (entry.kind) {
    case 'free-delivery':
      return { kind: 'none' };
    case 'percentage':
      return { kind: 'percentage', percent: entry.percent };
    case 'buy-get': {
      const { kind, buy, get, percent, times, bought, given } = entry;
      return { kind, buy, get, percent, mostTimes: times, bought, given };
    }
    default:
      return { kind: entry.kind, amount: entry.amount };
  }
}

function toPromotion(entry: Entry): NewPromotion {
  return {
    code: entry.code,
    title: entry.title,
    isActive: entry.active,
    isAutomatic: entry.automatic,
    isIndividual: entry.individual,
    benefit: benefitOf(entry),
    freesDelivery: entry.kind === 'free-delivery' || entry.freeDelivery,
    includes: entry.include,
    excludes: entry.exclude,
    actsOnSaleGoods: entry.saleGoods,
    minimumSpend: entry.minimumSpend,
    maximumSpend: entry.maximumSpend,
    startsAt: entry.starts,
    endsAt: entry.ends,
    usageLimit: entry.usageLimit,
    usageLimitPerCustomer: entry.usageLimitPerCustomer,
    emails: entry.emails,
    mostPieces: entry.mostPieces,
  };
}

function nameOf(value: unknown, index: number): string {
  const isNamed = typeof value === 'object' && value !== null && 'code' in value;
  return isNamed && typeof value.code === 'string' ? `${index + 1} (${value.code})` : String(index + 1);
}

/**
 * Parses a promotion list as documented in `docs/promotions.md`.
 *
 * @param value parsed JSON
 * @returns the promotions and all faults; with faults nothing should be saved
 */
export function readList(value: unknown, names: ListNames): ReadList {
  if (!Array.isArray(value))
    return { promotions: [], faults: [{ place: 'the file', problem: 'must be a list: [ { … }, … ]' }] };
  const schema = entrySchema(names);
  const promotions: NewPromotion[] = [];
  const faults: FileFault[] = [];
  const seen = new Set<string>();
  for (const [index, one] of value.entries()) {
    const name = nameOf(one, index);
    const read = schema.safeParse(one);
    for (const { path, message } of read.error?.issues ?? [])
      faults.push({
        place: [name, path.join('.')].filter((part) => part !== '').join(', '),
        problem: message,
      });
    if (!read.success) continue;
    if (seen.has(read.data.code)) faults.push({ place: name, problem: 'an earlier one has this code' });
    seen.add(read.data.code);
    promotions.push(toPromotion(read.data));
  }
  return { promotions, faults };
}
