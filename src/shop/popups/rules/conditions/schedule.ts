import type { PopupFacts, PopupSettings } from '../../popup.ts';

/**
 * Between start and end, by the shop's clock or the visitor's; an empty bound is none. Times are compared as texts, each
 * in the zone of the chosen clock. Source: PT-21, PT-22
 */
export function passesSchedule(settings: PopupSettings, facts: PopupFacts): boolean {
  const { schedule_timezone, schedule_start_date: start, schedule_end_date: end } = settings;
  const now = schedule_timezone === 'site' ? facts.schedule_server_datetime : facts.localDatetime;
  return start <= now && (end === '' || now < end);
}
