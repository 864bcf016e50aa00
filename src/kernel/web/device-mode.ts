/** The breakpoints a layout distinguishes, smallest first. Source: LY-01, LY-02 */
export const DEVICE_MODES = ['mobile', 'tablet', 'desktop'] as const;
export type DeviceMode = (typeof DEVICE_MODES)[number];

const MOBILE_MAX_PX = 768;
const TABLET_MAX_PX = 1024;

/**
 * The device mode of a window.
 *
 * @param widthPx the window's inner width, scroll bar included, as style sheets measure it
 * Source: spec §9 Layout; LY-01
 */
export function deviceModeAt(widthPx: number): DeviceMode {
  if (widthPx <= MOBILE_MAX_PX) return 'mobile';
  return widthPx <= TABLET_MAX_PX ? 'tablet' : 'desktop';
}

/**
 * The device mode a browser reports; most report only whether they are a phone.
 *
 * @param hint the `Sec-CH-UA-Mobile` header
 */
export function deviceOfHint(hint: unknown): DeviceMode | null {
  if (hint === '?1') return 'mobile';
  return hint === '?0' ? 'desktop' : null;
}
