export {
  definitions,
  isSettingKey,
  type SettingKey,
  type Settings,
  type SettingValue,
} from './definitions.ts';
/**
 * What the shopkeeper decides.
 *
 * `all()` gives every setting with its default filled in, at most a second old; `set(key, value)` keeps one or refuses
 * with `settings.unknown-key` or `settings.wrong-value`.
 */
export { createSettings, type SettingRefusal } from './settings.ts';
