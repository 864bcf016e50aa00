import type { PopupSettings } from '#shop/popups';

export type Arming = Readonly<{
  /** Clicks on the page before this. */
  clicksBefore: number;
  fire: () => void;
}>;
/** Listens until its signal ends. */
export type Arm = (settings: PopupSettings, arming: Arming & { signal: AbortSignal }) => void;
