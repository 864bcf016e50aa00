export {
  definitions,
  isSettingKey,
  type SettingKey,
  type Settings,
  type SettingValue,
} from './definitions.ts';
/** What each setting does, in Arabic. */
export { arabicExplanations } from './explanations-ar.ts';
/** How long a product's pictures take to move, and how long each would stay, in milliseconds. */
export { type GalleryMotion, galleryMotions } from './gallery-motion.ts';
/**
 * What the shopkeeper decides.
 *
 * `all()` gives every setting with its default filled in, at most a second old; inside a transaction it is passed on;
 * `within(tx)` gives them as the transaction sees them now, for what is kept by them; `set(key, value)` keeps one or refuses
 * with `settings.unknown-key` or `settings.wrong-value`, or, by what follows it, `settings.word-taken`; told what was seen,
 * with `settings.changed-meanwhile` where something else stands by now.
 */
export type { SettingRefusal } from './refusals.ts';
/** One line of the table of restrictions. */
export { type RestrictionRule, restrictionRule } from './restriction-rules.ts';
export { createSettings, type FollowSetting, type ReadSettings } from './settings.ts';
