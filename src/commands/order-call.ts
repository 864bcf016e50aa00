import type { parseArgs } from 'node:util';
import type { OrderId } from '#kernel/ids.ts';
import { aed, toDecimal } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { OrderRefusal } from '#shop/orders';
import type { CommandHouse } from './command.ts';

/** Who it was, in timelines. */
export const ACTOR = 'command';
export const WRONG_CALL = 2;

/** What `npm run orders` may be told. */
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
/** One order and what is to be done with it. */
export type Called = { runtime: CommandHouse; id: OrderId; rest: readonly string[]; values: Values };

/** A fact of a refusal as its sentence takes it. */
function shown(fact: unknown): unknown {
  if (typeof fact !== 'object' || fact === null) return fact;
  if ('en' in fact) return fact.en;
  return 'minor' in fact && typeof fact.minor === 'number' ? toDecimal(aed(fact.minor)) : '';
}

/** Says why not. */
export function tellRefusal({ out }: CommandHouse, refusal: OrderRefusal): number {
  const facts = Object.entries<unknown>(refusal).map(([key, fact]) => [key, shown(fact)]);
  out.write(`${wordsIn('en')(refusalKey(refusal.code), Object.fromEntries(facts))}\n`);
  return 1;
}

/** `0:1,2:3` as pairs of whole numbers; null for anything else. */
export function parsePairs(text = ''): [number, number][] | null {
  const words = text.split(',').filter((word) => word !== '');
  if (words.some((word) => !/^\d{1,9}:\d{1,4}$/.test(word))) return null;
  return words.map((word) => {
    const [first = 0, second = 0] = word.split(':').map(Number);
    return [first, second];
  });
}
