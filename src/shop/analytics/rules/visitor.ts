const ROBOT =
  /bot\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl\/|wget|python|java\/|axios|node-fetch|go-http/i;
const TABLET_PX = 768;
const DESKTOP_PX = 1025;

/** The kind of device, by the width of its window in CSS pixels. */
export type Device = 'mobile' | 'tablet' | 'desktop';

/** Whether a browser's name is that of a program that reads pages. An empty name is one. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || ROBOT.test(userAgent);
}

export function deviceOf(widthPx: number): Device {
  if (widthPx < TABLET_PX) return 'mobile';
  return widthPx < DESKTOP_PX ? 'tablet' : 'desktop';
}
