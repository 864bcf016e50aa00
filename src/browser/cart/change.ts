import { type FormFields, postForm } from './post.ts';

/** Something the shopper did to the cart, as it is told to the server. */
export type Change = Readonly<{
  /** Names this one action: told twice, it counts once. */
  id: string;
  url: string;
  fields: FormFields;
}>;

/** The field that carries an action's name. */
const ACTION_ID = 'jamra_action_id';

export function newChange(url: string, fields: FormFields): Change {
  return { id: crypto.randomUUID(), url, fields };
}

/** Two tabs must not begin two carts at once, nor take in their answers crosswise. */
const LOCK = 'jamra_cart';

/** Tells the server of a change, when no other tab does. @returns its answer. @throws on any failure */
export async function postChange({ id, url, fields }: Change): Promise<unknown> {
  const post = () => postForm(url, [...fields, [ACTION_ID, id]]);
  // Locks are there on safe addresses alone.
  return navigator.locks === undefined ? post() : navigator.locks.request(LOCK, post);
}

/** Tells the server of a change as the page goes; nobody hears the answer. */
export function postAndLeave({ id, url, fields }: Change): void {
  const body = new URLSearchParams(
    [...fields, [ACTION_ID, id]].map(([name, value]) => [name ?? '', value ?? '']),
  );
  navigator.sendBeacon(url, body);
}
