import { type FormFields, postForm } from './post.ts';

/** A cart change, ready to be sent to the server. */
export type Change = Readonly<{
  /** Idempotency key: a retried change counts once. */
  id: string;
  url: string;
  fields: FormFields;
}>;

/** The field with the idempotency key. */
const ACTION_ID = 'jamra_action_id';

export function newChange(url: string, fields: FormFields): Change {
  return { id: crypto.randomUUID(), url, fields };
}

/** Keeps two tabs from creating two carts at once and from applying responses out of order. */
const LOCK = 'jamra_cart';

/** Posts a change while no other tab does. @returns the response body. @throws on any failure */
export async function postChange({ id, url, fields }: Change): Promise<unknown> {
  const post = () => postForm(url, [...fields, [ACTION_ID, id]]);
  // Web Locks exist only in secure contexts.
  return navigator.locks === undefined ? post() : navigator.locks.request(LOCK, post);
}

/** Sends a change with a beacon while the page unloads; there is no response. */
export function sendOnUnload({ id, url, fields }: Change): void {
  const body = new URLSearchParams(
    [...fields, [ACTION_ID, id]].map(([name, value]) => [name ?? '', value ?? '']),
  );
  navigator.sendBeacon(url, body);
}
