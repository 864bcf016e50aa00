import type { AccountKind } from './account-kind.ts';

/** Every answer "no" of an identity, under the name of the module whose accounts they are. */
export type IdentityRefusal<K extends AccountKind> =
  /** Unknown mail and wrong password alike, and an account that is closed. */
  | { code: `${K}.wrong-sign-in` }
  /** Too many attempts; whole seconds until the next is allowed. */
  | { code: `${K}.too-many`; seconds: number }
  /** A link that was used, replaced, or is too old. */
  | { code: `${K}.stale-link` }
  | { code: `${K}.wrong-password` }
  | { code: `${K}.wrong-code` };
