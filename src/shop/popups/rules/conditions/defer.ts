import { DAY_MS } from '#kernel/instant.ts';
import type { PopupFacts, PopupSettings } from '../../popup.ts';

type Settings = Pick<PopupSettings, 'defer_days' | 'defer_views'>;
type Facts = Pick<PopupFacts, 'nowMs' | 'pageViews' | 'firstShownMs' | 'firstShownViews'>;

/** The remaining wait after the first show, in started days and in page views; 0 if none. */
export function leftToWait(settings: Settings, facts: Facts): Readonly<{ days: number; views: number }> {
  const { nowMs, pageViews, firstShownMs, firstShownViews } = facts;
  const days =
    firstShownMs === null || settings.defer_days === 0
      ? 0
      : settings.defer_days - (nowMs - firstShownMs) / DAY_MS;
  const views =
    firstShownViews === null || settings.defer_views === 0
      ? 0
      : settings.defer_views - (pageViews - firstShownViews);
  return { days: Math.max(0, Math.ceil(days)), views: Math.max(0, views) };
}

/** Before the first show, or when both waits after it are over. */
export function passesDefer(settings: Settings, facts: Facts): boolean {
  const { days, views } = leftToWait(settings, facts);
  return days === 0 && views === 0;
}
