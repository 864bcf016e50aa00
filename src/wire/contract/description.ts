import type { z } from 'zod';
import type { Weight } from '../guards/limits.ts';
import type { FieldKind } from './kinds.ts';

export const JSON_TYPE = 'application/json; charset=UTF-8';
export const HTML_TYPE = 'text/html; charset=UTF-8';

/** A form field, and the answers to a missing and an invalid value. */
export type FieldDescription = Readonly<{
  name: string;
  kind: FieldKind;
  /** The meaning, if the name does not make it clear. */
  what?: string;
  /** The answer when it is missing or empty. */
  missing: string;
  /** The answer to a value its kind does not allow. */
  wrong: string;
}>;

/** One possible answer of a call. */
export type AnswerDescription = Readonly<{
  when: string;
  status: number;
  type: string;
  body: z.ZodType;
  /** cart: the session, hash and count cookies are set; notices: a notice is stored for the next page. */
  cookies?: 'cart' | 'values' | 'notices';
  /** The redirect target. */
  location?: string;
}>;

/** A wire call: source of its documentation, its tests and its limits. */
export type CallDescription = Readonly<{
  what: string;
  method: 'POST' | 'GET or POST' | 'GET';
  addresses: readonly string[];
  fields: readonly FieldDescription[];
  /** By name; `done` is the answer to a valid call. */
  answers: Readonly<Record<string, AnswerDescription>>;
  /** A change counts five times as much as a read against the limits. */
  weight: Weight;
  /** The format of refusals. */
  speaks: 'json' | 'html' | 'page';
  /** The action of the nonce in the field `security`. */
  security?: string;
  rows: string;
}>;

/** A call whose body is JSON. Its answers are `no-store` and `noindex`. */
export type JsonCallDescription = Readonly<{
  what: string;
  address: string;
  /** `missing` and `wrong`: the answer when it is left out, and when it is none of the shop; of another type it is `wrongField`. */
  fields: readonly Readonly<{ name: string; says: string; missing: string; wrong: string }>[];
  /** By name; `done` is the answer to a valid call. */
  answers: Readonly<Record<string, AnswerDescription>>;
  rows: string;
}>;

/** Both URLs of a shop endpoint. */
export function ofEndpoint(name: string): readonly string[] {
  return [`/?wc-ajax=${name}`, `/wp-admin/admin-ajax.php with action=woocommerce_${name}`];
}
