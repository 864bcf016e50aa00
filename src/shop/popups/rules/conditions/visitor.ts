import type { PopupFacts, PopupSettings } from '../../popup.ts';

/** Excludes signed-in visitors: all of them, or those with one of the roles. Source: PT-13…15 */
export function passesLoggedIn({ users, roles }: PopupSettings, visitor: PopupFacts): boolean {
  if (visitor.roles === null) return true;
  return users !== 'all' && !visitor.roles.some((role) => roles.some((one) => one === role));
}

/** Source: PT-16 */
export function passesDevices({ devices }: PopupSettings, { device }: PopupFacts): boolean {
  return devices.includes(device);
}

/** Source: PT-17 */
export function passesBrowsers({ browsers }: PopupSettings, { browser }: PopupFacts): boolean {
  return browsers.includes('all') || (browser !== null && browsers.includes(browser));
}
