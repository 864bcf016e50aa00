import type { CartFragments } from '../fragments/fragments.ts';
import { markUpdating } from '../fragments/replace-fragments.ts';
import { type Change, postChange } from './change.ts';
import { isOffline, type OfflineQueue } from './offline-queue.ts';
import { StatusError } from './post.ts';
import { queueChange } from './waiting.ts';

/** Returned for a change that is queued instead of sent. */
export const QUEUED = Symbol('kept');

/** A requested change without a response yet. */
export type Planned = Readonly<{
  change: Change;
  /** The change to send when it cannot be sent at once. */
  later: Change;
  /** Whether it is queued offline; otherwise it fails. */
  waits: boolean;
}>;

export type Send = {
  /** Registers a change when it is requested: on unload, unanswered changes are passed to the next page. */
  plan: (change: Change, how?: Partial<Omit<Planned, 'change'>>) => Planned;
  /** Sends the change. @returns the response, or KEPT. @throws on failure */
  send: (planned: Planned) => Promise<unknown>;
};

/** Browsers abort requests shortly before they fire `pagehide`. */
const GOING_MS = 300;

/** An aborted request may belong to a page that is unloading and hands it over. */
async function mayBeUnloading(failure: unknown): Promise<void> {
  if (!(failure instanceof StatusError)) await new Promise((resolve) => setTimeout(resolve, GOING_MS));
}

type Deps = { fragments: CartFragments; away: OfflineQueue };

/**
 * Sends changes to the server, queued ones first, so that the order is kept. Marks the cart as busy during a call.
 * After a failure the result is unknown, so the cart is fetched; offline, queueable changes are stored.
 */
export function createSend({ fragments, away }: Deps): Send {
  const open = new Map<string, Planned>();
  const handedOver = new Set<string>();

  addEventListener('pagehide', () => {
    for (const [id, { later }] of open) {
      handedOver.add(id);
      queueChange({ ...later, id }, { wasAway: false });
    }
    open.clear();
  });

  /** @returns KEPT when this page need not or cannot send the change */
  function queueInstead({ change, later, waits }: Planned): typeof QUEUED | null {
    if (handedOver.has(change.id)) return QUEUED;
    if (!waits || !isOffline()) return null;
    away.add({ ...later, id: change.id });
    return QUEUED;
  }

  async function post(planned: Planned): Promise<unknown> {
    const stored = queueInstead(planned);
    if (stored !== null) return stored;
    markUpdating(true);
    try {
      await away.settle();
      return await postChange(planned.change);
    } catch (failure) {
      await mayBeUnloading(failure);
      if (queueInstead(planned) !== null) return QUEUED;
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
    send: (planned) => post(planned).finally(() => open.delete(planned.change.id)),
  };
}
