/** How many tries are free, and how the waiting grows after them. */
export type { Pace } from './attempts.ts';
/** Tries that are counted, for customers and staff alike. */
export { type Count, limitTries, placeOf } from './limit-tries.ts';
/** Secrets of sessions, links and recovery codes, and what is stored of them. */
export {
  newOneTimeKey,
  newRecoveryCodes,
  newSessionToken,
  plainRecoveryCode,
  secretDigest,
} from './secrets.ts';
