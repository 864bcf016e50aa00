import type { parseArgs } from 'node:util';
import type { OrderId } from '#kernel/ids.ts';
import { aed, toDecimal } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { OrderRefusal } from '#shop/orders';
import type { CommandContext } from '../command.ts';

/** The author in order timelines. */
export const ACTOR = 'command';

/** Options of `npm run orders`. */
export const OPTIONS = {
  status: { type: 'string' },
  page: { type: 'string' },
  why: { type: 'string' },
  carrier: { type: 'string' },
  parcel: { type: 'string' },
  url: { type: 'string' },
  lines: { type: 'string' },
  goods: { type: 'string' },
  amount: { type: 'string' },
  restock: { type: 'boolean' },
  delivery: { type: 'string' },
  fee: { type: 'string' },
  customer: { type: 'boolean' },
  language: { type: 'string' },
} as const;

export type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
/** One order and the requested action. */
export type Called = { runtime: CommandContext; id: OrderId; rest: readonly string[]; values: Values };

/** Formats a fact of a refusal. */
function shown(fact: unknown): unknown {
  if (typeof fact !== 'object' || fact === null) return fact;
  if ('en' in fact) return fact.en;
  return 'minor' in fact && typeof fact.minor === 'number' ? toDecimal(aed(fact.minor)) : '';
}

/** Prints a refusal. */
export function printRefusal({ out }: CommandContext, refusal: OrderRefusal): number {
  const facts = Object.entries<unknown>(refusal).map(([key, fact]) => [key, shown(fact)]);
  out.write(`${wordsIn('en')(refusalKey(refusal.code), Object.fromEntries(facts))}\n`);
  return 1;
}

/** Parses `0:1,2:3` as pairs of whole numbers; null for anything else. */
export function parsePairs(text = ''): [number, number][] | null {
  const words = text.split(',').filter((word) => word !== '');
  if (words.some((word) => !/^\d{1,9}:\d{1,4}$/.test(word))) return null;
  return words.map((word) => {
    const [first = 0, second = 0] = word.split(':').map(Number);
    return [first, second];
  });
}
