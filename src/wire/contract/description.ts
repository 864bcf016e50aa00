import type { z } from 'zod';
import type { Weight } from '../limits.ts';
import type { FieldKind } from './kinds.ts';

export const JSON_TYPE = 'application/json; charset=UTF-8';
export const HTML_TYPE = 'text/html; charset=UTF-8';

/** One field of a form, and which answer a missing or a wrong one has. */
export type FieldDescription = Readonly<{
  name: string;
  kind: FieldKind;
  /** What it says, where its name does not. */
  what?: string;
  /** The answer to a call without it, or with nothing in it. */
  missing: string;
  /** The answer to what its kind does not take. */
  wrong: string;
}>;

/** One way a call may end. */
export type AnswerDescription = Readonly<{
  when: string;
  status: number;
  type: string;
  body: z.ZodType;
  /** cart = session, hash and count go with it, as WIRE's cookies do; notices = a sentence waits for the next page. */
  cookies?: 'cart' | 'values' | 'notices';
  /** Where the browser is sent. */
  location?: string;
}>;

/** One call of the wire, for its document, its tests and its limits. */
export type CallDescription = Readonly<{
  what: string;
  method: 'POST' | 'GET or POST' | 'GET';
  addresses: readonly string[];
  fields: readonly FieldDescription[];
  /** By name; `done` is the one that every right call has. */
  answers: Readonly<Record<string, AnswerDescription>>;
  /** A change counts against the limits five times as much as a look. */
  weight: Weight;
  /** What a refused caller understands. */
  speaks: 'json' | 'html' | 'page';
  /** The action that the field `security` must be a nonce for. */
  security?: string;
  rows: string;
}>;

/** Both addresses of a shop endpoint. */
export function ofEndpoint(name: string): readonly string[] {
  return [`/?wc-ajax=${name}`, `/wp-admin/admin-ajax.php with action=woocommerce_${name}`];
}
