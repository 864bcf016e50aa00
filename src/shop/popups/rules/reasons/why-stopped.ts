import type { PopupFacts, PopupSettings, Timing } from '../../popup.ts';
import { sourceOf } from '../conditions/sources.ts';
import { compilePattern } from '../linear-pattern.ts';
import type { Reason } from './reason.ts';

type Why = (settings: PopupSettings, facts: PopupFacts) => Reason;

function whyUrl({ url, action, urlSubject }: PopupSettings, facts: PopupFacts): Reason {
  const address = (urlSubject === 'referrer' ? facts.referrer : facts.address) || '–';
  const isBroken = action === 'regex' && compilePattern(url) === null;
  return { code: `url.${isBroken ? 'broken' : action}`, values: { url, address }, setting: 'url' };
}

function whySchedule(settings: PopupSettings, facts: PopupFacts): Reason {
  const { schedule_timezone, schedule_start_date: start, schedule_end_date: end } = settings;
  const now = schedule_timezone === 'site' ? facts.schedule_server_datetime : facts.localDatetime;
  return now < start
    ? { code: 'schedule.before', values: { now, start }, setting: 'schedule_start_date' }
    : { code: 'schedule.after', values: { now, end }, setting: 'schedule_end_date' };
}

const WHY: Readonly<Record<Timing, Why>> = {
  page_views: ({ views: needed }, { pageViews, initialPageViews }) => ({
    code: 'page_views',
    values: { seen: pageViews - (initialPageViews ?? pageViews), needed },
    setting: 'views',
  }),
  sessions: ({ sessions: needed }, { sessions, initialSessions }) => ({
    code: 'sessions',
    values: { seen: sessions - (initialSessions ?? sessions), needed },
    setting: 'sessions',
  }),
  url: whyUrl,
  sources: (_settings, facts) => ({
    code: `sources.${sourceOf(facts) ?? 'none'}`,
    values: {},
    setting: 'sources',
  }),
  logged_in: ({ users }) => ({
    code: `logged_in.${users}`,
    values: {},
    setting: users === 'all' ? 'users' : 'roles',
  }),
  devices: (_settings, { device }) => ({ code: `devices.${device}`, values: {}, setting: 'devices' }),
  times: ({ times_times: most }, { shownTimes: shown }) => ({
    code: 'times',
    values: { shown, most },
    setting: 'times_times',
  }),
  browsers: (_settings, { browser }) => ({
    code: `browsers.${browser ?? 'other'}`,
    values: {},
    setting: 'browsers',
  }),
  schedule: whySchedule,
};

/** Why a condition stops a popup, by what the verdict names. */
export function whyStopped(
  by: Timing | 'disabled',
  { settings, facts }: Readonly<{ settings: PopupSettings; facts: PopupFacts }>,
): Reason {
  if (by === 'disabled') return { code: 'disabled', values: {}, setting: 'timing' };
  return WHY[by](settings, facts);
}
