import type { PopupSettings, Trigger } from '../../popup.ts';
import type { Walk } from '../walk/walk.ts';
import type { Reason } from './reason.ts';

type Why = (settings: PopupSettings, walk: Walk) => Reason;

const WHY: Readonly<Record<Trigger, Why>> = {
  page_load: ({ page_load_delay: needed }, { seconds }) => ({
    code: 'page_load',
    values: { needed, seconds },
    setting: 'page_load_delay',
  }),
  scrolling: ({ scrolling_direction, scrolling_offset: needed }, { scrolledPercent: percent }) => ({
    code: `scrolling.${scrolling_direction}`,
    values: { needed, percent },
    setting: scrolling_direction === 'up' ? 'scrolling_direction' : 'scrolling_offset',
  }),
  scrolling_to: ({ scrolling_to_selector: selector }) => ({
    code: 'scrolling_to',
    values: { selector: selector || '–' },
    setting: 'scrolling_to_selector',
  }),
  click: ({ click_times: needed }, { clicks }) => ({
    code: 'click',
    values: { needed, clicks },
    setting: 'click_times',
  }),
  inactivity: ({ inactivity_time: needed }, { idleSeconds, seconds }) => ({
    code: 'inactivity',
    values: { needed, idle: Math.min(idleSeconds, seconds) },
    setting: 'inactivity_time',
  }),
  exit_intent: () => ({ code: 'exit_intent', values: {}, setting: 'triggers' }),
  adblock_detection: ({ adblock_detection_delay: needed }, { hasAdBlocker, seconds }) => ({
    code: `adblock_detection.${hasAdBlocker ? 'early' : 'none'}`,
    values: { needed, seconds },
    setting: hasAdBlocker ? 'adblock_detection_delay' : 'triggers',
  }),
  after_submit: () => ({ code: 'after_submit', values: {}, setting: 'triggers' }),
  after_add_to_cart: () => ({ code: 'after_add_to_cart', values: {}, setting: 'triggers' }),
};

/** Why none of a popup's triggers fires on a walk, one reason for each of them. */
export function whyWaiting(settings: PopupSettings, walk: Walk): Reason[] {
  const { triggers } = settings;
  if (triggers.length === 0) return [{ code: 'no-trigger', values: {}, setting: 'triggers' }];
  return triggers.map((trigger) => WHY[trigger](settings, walk));
}
