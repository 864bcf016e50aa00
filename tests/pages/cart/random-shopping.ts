/** The outcome of a call on the network: delivered, without its answer, lost, or sent twice. */
export type Fate = 'well' | 'unanswered' | 'lost' | 'twice';

/** An action of a shopper with three tabs. `pick` chooses among the possible targets. */
export type Action = Readonly<{
  tab: number;
  kind:
    | 'add'
    | 'remove'
    | 'quantity'
    | 'undo'
    | 'visit'
    | 'back'
    | 'forward'
    | 'reload'
    | 'offline'
    | 'hurry';
  pick: number;
  fate: Fate;
}>;

export const TABS = 3;

/** The relative frequency of each action. */
const KINDS: readonly (readonly [Action['kind'], number])[] = [
  ['add', 30],
  ['remove', 16],
  ['quantity', 14],
  ['undo', 5],
  ['visit', 14],
  ['back', 8],
  ['forward', 5],
  ['reload', 5],
  ['offline', 3],
  ['hurry', 4],
];
const FATES: readonly (readonly [Fate, number])[] = [
  ['well', 70],
  ['unanswered', 12],
  ['lost', 8],
  ['twice', 10],
];

/** A generator of numbers from 0 to below 1, by seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function choose<T>(weighted: readonly (readonly [T, number])[], random: () => number): T {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [value, weight] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('nothing to choose from');
}

export function makeActions(count: number, random: () => number): Action[] {
  return Array.from({ length: count }, () => ({
    tab: Math.floor(random() * TABS),
    kind: choose(KINDS, random),
    pick: Math.floor(random() * 1000),
    fate: choose(FATES, random),
  }));
}

type Fails = (actions: readonly Action[]) => Promise<boolean>;

/** Drops as many slices of one size as possible. */
async function without(actions: readonly Action[], size: number, fails: Fails): Promise<readonly Action[]> {
  let smallest = actions;
  let from = 0;
  while (from < smallest.length) {
    const rest = [...smallest.slice(0, from), ...smallest.slice(from + size)];
    if (rest.length > 0 && (await fails(rest))) smallest = rest;
    else from += size;
  }
  return smallest;
}

/**
 * Shrinks a failing list to the actions it needs to fail: halves first, then smaller slices.
 *
 * @param fails tries a list; false once the time is over
 */
export async function shrink(actions: readonly Action[], fails: Fails): Promise<readonly Action[]> {
  let smallest = actions;
  for (let size = Math.ceil(actions.length / 2); size >= 1; size = Math.floor(size / 2)) {
    smallest = await without(smallest, size, fails);
  }
  return smallest;
}
