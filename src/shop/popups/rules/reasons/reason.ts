import type { PopupSettings } from '../../popup.ts';

/** Why a popup does not show: the key of its sentence, what the sentence names, and the setting or the A/B test that decides. */
export type Reason = Readonly<{
  code: string;
  values: Readonly<Record<string, string | number>>;
  setting: keyof PopupSettings | 'ab_test';
}>;

/** The place of a setting on the screen of its template. */
export const settingAnchor = (name: string) => `setting-${name}`;
