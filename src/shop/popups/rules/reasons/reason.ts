import type { PopupSettings } from '../../popup.ts';

/** Why a popup does not show: the key of its sentence, what the sentence names, and the setting or the A/B test that decides. */
export type Reason = Readonly<{
  code: string;
  values: Readonly<Record<string, string | number>>;
  setting: keyof PopupSettings | 'ab_test';
}>;
