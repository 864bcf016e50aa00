import type * as ar from './ar/index.ts';
import type * as en from './en/index.ts';
import type { KeyOf } from './refusal-key.ts';

type Settings = typeof en.adminSettings;
type ArabicSettings = typeof ar.adminSettings;

/** A setting with name and explanation in both languages. */
type TranslatedSetting = KeyOf<Settings['names']> &
  KeyOf<ArabicSettings['names']> &
  KeyOf<Settings['explanations']> &
  KeyOf<ArabicSettings['explanations']>;

/** The key of a setting's name; a setting without one in either language does not compile. */
export function settingNameKey<Key extends TranslatedSetting>(key: Key): `adminSettings:names.${Key}` {
  return `adminSettings:names.${key}`;
}

/** The key of a setting's explanation; a setting without one in either language does not compile. */
export function settingExplanationKey<Key extends TranslatedSetting>(
  key: Key,
): `adminSettings:explanations.${Key}` {
  return `adminSettings:explanations.${key}`;
}
