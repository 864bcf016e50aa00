/** The coming-soon mode. */

/** A logo of the shop. */
export type { LogoPicture } from './define.ts';
export type { ComingSoon } from './definitions/coming-soon-definition.ts';
export {
  definitions,
  isSettingKey,
  LOGO_SETTINGS,
  type SettingKey,
  type Settings,
  type SettingValue,
} from './definitions.ts';
/** Where the wallet's button stands above the ordinary buttons. */
export type { ExpressPlace } from './express-places.ts';
/** Timing of the product gallery, in milliseconds. */
export { type GalleryMotion, galleryMotions } from './gallery-motion.ts';
/**
 * The shop's settings.
 *
 * `all()` gives every setting with its default filled in, at most a second old; inside a transaction it is passed on;
 * `known()` gives them as they were read last where the database does not answer;
 * `within(tx)` gives them as the transaction sees them now, for what is kept by them; `set(key, value)` keeps one or refuses
 * with `settings.unknown-key` or `settings.wrong-value`, or, by what follows it, `settings.word-taken`; told a version of
 * `opened()`, with `admin.changed-meanwhile` where another stands by now.
 */
export type { SettingRefusal } from './refusals.ts';
/** A rule of the restrictions table. */
export { type RestrictionRule, restrictionRule } from './restriction-rules.ts';
export { type CheckSetting, createSettings, type ReadSettings } from './settings.ts';
