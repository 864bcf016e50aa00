import type { PopupFacts, PopupSettings } from '../../popup.ts';

type Of<Setting extends keyof PopupSettings, Fact extends keyof PopupFacts> = [
  Pick<PopupSettings, Setting>,
  Pick<PopupFacts, Fact>,
];

/** Views since the rule was first evaluated. Source: PT-02 */
export function passesPageViews(...[settings, facts]: Of<'views', 'pageViews' | 'initialPageViews'>) {
  return facts.pageViews - (facts.initialPageViews ?? facts.pageViews) >= settings.views;
}

/** Sessions since the rule was first evaluated. Source: PT-03 */
export function passesSessions(...[settings, facts]: Of<'sessions', 'sessions' | 'initialSessions'>) {
  return facts.sessions - (facts.initialSessions ?? facts.sessions) >= settings.sessions;
}

/** The shown count within its period stays below the limit. Source: PT-18 */
export function passesTimes(...[settings, facts]: Of<'times_times', 'shownTimes'>) {
  return facts.shownTimes < settings.times_times;
}
