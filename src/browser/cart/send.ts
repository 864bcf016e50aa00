import { type Away, isAway } from './away.ts';
import { type Change, postChange } from './change.ts';
import type { CartFragments } from './fragments.ts';
import { StatusError } from './post.ts';
import { markUpdating } from './replace-fragments.ts';
import { keepWaiting } from './waiting.ts';

/** The change waits until it can be told; the shopper knows where there is something to know. */
export const KEPT = Symbol('kept');

/** A change that was asked for and is not answered yet. */
export type Planned = Readonly<{
  change: Change;
  /** The same change as it is told when it could not be told at once. */
  later: Change;
  /** Whether it is kept while the line is away; else it fails. */
  waits: boolean;
}>;

export type Send = {
  /** Notes a change as soon as it is asked for: a page that goes hands over to the next what is not answered. */
  plan: (change: Change, how?: Partial<Omit<Planned, 'change'>>) => Planned;
  /** Tells the server. @returns its answer, or KEPT. @throws on failure */
  tell: (planned: Planned) => Promise<unknown>;
};

/** Browsers break calls off shortly before they tell the page that it goes. */
const GOING_MS = 300;

/** A call that was cut off may belong to a page on its way out, which hands it over then. */
async function mayBeGoing(failure: unknown): Promise<void> {
  if (!(failure instanceof StatusError)) await new Promise((resolve) => setTimeout(resolve, GOING_MS));
}

type Needs = { fragments: CartFragments; away: Away };

/**
 * How the server is told of changes. What waits is told first, so that all comes in order. While a call runs, what shows
 * the cart is marked. After a failure nobody knows whether the change was done, so the cart is asked for; without a line
 * the change waits, if it is one that does.
 */
export function createSend({ fragments, away }: Needs): Send {
  const open = new Map<string, Planned>();
  const handedOver = new Set<string>();

  addEventListener('pagehide', () => {
    for (const [id, { later }] of open) {
      handedOver.add(id);
      keepWaiting({ ...later, id }, { wasAway: false });
    }
    open.clear();
  });

  /** @returns KEPT where the change need not be told any more by this page, or cannot */
  function keepInstead({ change, later, waits }: Planned): typeof KEPT | null {
    if (handedOver.has(change.id)) return KEPT;
    if (!waits || !isAway()) return null;
    away.keep({ ...later, id: change.id });
    return KEPT;
  }

  async function post(planned: Planned): Promise<unknown> {
    const kept = keepInstead(planned);
    if (kept !== null) return kept;
    markUpdating(true);
    try {
      await away.settle();
      return await postChange(planned.change);
    } catch (failure) {
      await mayBeGoing(failure);
      if (keepInstead(planned) !== null) return KEPT;
      fragments.recover();
      throw failure;
    } finally {
      markUpdating(false);
    }
  }

  return {
    plan: (change, { later = change, waits = true } = {}) => {
      const planned = { change, later, waits };
      open.set(change.id, planned);
      return planned;
    },
    tell: (planned) => post(planned).finally(() => open.delete(planned.change.id)),
  };
}
