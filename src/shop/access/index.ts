/** How many tries are free, and how the waiting grows after them. */
export type { Pace } from './attempts.ts';
/** Client networks that signed in to an account before. */
export { type KnownNetworks, knownNetworks } from './known-networks.ts';
/** Tries that are counted, for customers and staff alike. */
export { type Count, limitTries } from './limit-tries.ts';
/** What a password must be, and how hard it is to guess. */
export {
  LONGEST_PASSWORD,
  type PasswordProblem,
  passwordProblem,
  passwordStrength,
  SHORTEST_PASSWORD,
} from './password-rule.ts';
/** Codes of a telephone as a second proof. */
export { type KeptSecret, type SecretKeeper, secondFactor } from './second-factor.ts';
/** Secrets of sessions and links, and what is stored of them. */
export { newOneTimeKey, newSessionToken, secretDigest } from './secrets.ts';
