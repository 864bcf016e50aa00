/**
 * The shop's settings.
 *
 * `all()` returns every setting with its default filled in, at most a second old; inside a transaction, pass the
 * result on. `known()` returns the last read settings if the database does not answer. `within(tx)` reads them in a
 * transaction. `set(key, value)` stores one or refuses with `settings.unknown-key`, `settings.wrong-value`, or
 * `settings.word-taken` if it conflicts; given a version of `opened()`, it refuses with `admin.changed-meanwhile` if
 * the setting is at another version.
 */
export { type CheckSetting, createSettings, type ReadSettings } from './actions/settings.ts';
export type { SettingRefusal } from './refusals.ts';
/** The coming-soon mode. */
export type { ComingSoon } from './rules/definitions/coming-soon-definition.ts';
/** A logo of the shop. */
export type { LogoPicture } from './rules/definitions/define.ts';
export {
  definitions,
  isSettingKey,
  LOGO_SETTINGS,
  type SettingKey,
  type Settings,
  type SettingValue,
} from './rules/definitions/definitions.ts';
/** A place of the express wallet button. */
export type { ExpressPlace } from './rules/definitions/order-definitions.ts';
/** Timing of the product gallery, in milliseconds. */
export { type GalleryMotion, galleryMotions } from './rules/gallery-motion.ts';
/** A rule of the restrictions table. */
export { type RestrictionRule, restrictionRule } from './rules/restriction-rules.ts';
