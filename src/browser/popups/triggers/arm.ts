import type { PopupSettings } from '#shop/popups';
import type { Trigger } from '#shop/popups/popup.ts';

export type Arming = Readonly<{
  /** Clicks on the page before this. */
  clicksBefore: number;
  /** Additions to the cart on the page before this. */
  addsBefore: number;
  fire: (by: Trigger) => void;
}>;
/** Listens until its signal ends. */
export type Arm = (
  settings: PopupSettings,
  arming: Omit<Arming, 'fire'> & { fire: () => void; signal: AbortSignal },
) => void;
