import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { isPrivatePage } from '#kernel/web/addresses/shown-address.ts';
import type { AnalyticsEvent, EventName } from '#shop/analytics/rules/event.ts';
import type { Tags } from '#shop/analytics/rules/tags.ts';
import { CONSENT_FIELD } from '#shop/conversions/rules/attribution.ts';
import { onAnalyticsEvent } from '../analytics/start-analytics.ts';
import { CONSENT_CHANGED, hasConsent, isRefused, readConsent } from '../consent/stored-consent.ts';
import { attempt } from '../page/attempt.ts';
import { googleTag, tagManager } from './google.ts';
import { metaPictures, metaPixel } from './meta.ts';
import { deleteCookies, type Service } from './service.ts';

/** Events of the page itself, sent even if consent was given later. Earlier actions are not sent. */
const OF_PAGE: readonly EventName[] = [
  'page_view',
  'view_item',
  'view_search_results',
  'begin_checkout',
  'purchase',
];

function readTags(): Tags | null {
  const printed = document.querySelector<HTMLElement>('template[data-tags]')?.dataset.tags;
  return printed === undefined ? null : attempt(() => JSON.parse(printed), null);
}

/**
 * Scripts that read addresses themselves are not loaded on private pages; Google's own tag is given the addresses it
 * may use.
 */
function servicesOf(tags: Tags): Service[] {
  const { href, origin } = location;
  const isPrivate = isPrivatePage({ href, referrer: document.referrer, origin });
  return [
    ...(tags.googleTag === '' ? [] : [googleTag(tags)]),
    ...(tags.tagManager === '' || isPrivate ? [] : [tagManager(tags)]),
    ...(tags.metaPixel === '' ? [] : [isPrivate ? metaPictures(tags) : metaPixel(tags)]),
  ];
}

/** By the beginnings of their names. */
const COOKIES = {
  analytics: ['_ga', '_gid', '_gat', 'FPID', 'FPLC'],
  marketing: ['_gcl_', '_fbp', '_fbc'],
} as const;

/** Deletes the cookies of each purpose that is not granted. */
function deleteUngranted(): void {
  for (const purpose of ['analytics', 'marketing'] as const)
    if (!hasConsent(purpose)) deleteCookies(COOKIES[purpose]);
}

/** A tag that waits needs an answer; one that does not is still refused by one. */
function isAllowed({ purposes }: Service, { waits }: Tags): boolean {
  return purposes.some((purpose) => hasConsent(purpose) || (!waits && !isRefused(purpose)));
}

/** Loads a service while it is allowed, sends it the events, and stops it when refused. */
function run(service: Service, tags: Tags): void {
  let isRunning = false;
  let isLoaded = false;
  let sinceMs = 0;
  const report = (event: AnalyticsEvent, atMs: number) => {
    if (isRunning && (atMs >= sinceMs || OF_PAGE.includes(event.name))) service.send(event);
  };
  const begin = () => {
    isRunning = true;
    sinceMs = performance.now();
    if (isLoaded) return service.update();
    isLoaded = true;
    service.load();
    onAnalyticsEvent(report);
  };
  const follow = () => {
    const isOn = isAllowed(service, tags);
    if (isOn && isRunning) service.update();
    if (isOn && !isRunning) begin();
    if (isOn || !isRunning) return;
    isRunning = false;
    service.stop();
  };
  document.addEventListener(CONSENT_CHANGED, follow);
  follow();
}

const ORDER_FORMS = 'form[data-checkout], form[data-pay-item]';

/** Adds the buyer's current consent to the order form: without it the server sends nothing to the services. */
function sendConsent(event: FormDataEvent): void {
  const consent = readConsent();
  if (consent === null || !(event.target instanceof Element) || !event.target.matches(ORDER_FORMS)) return;
  event.formData.set(CONSENT_FIELD, JSON.stringify(consent));
}

/** The tags of the shop's settings. Source: AN-01…AN-11 */
export function start(): void {
  const tags = readTags();
  if (tags === null) return;
  if (tags.leavesOutStaff && document.cookie.split('; ').includes(`${STAFF_HINT}=1`)) return;
  for (const service of servicesOf(tags)) run(service, tags);
  document.addEventListener('formdata', sendConsent);
  document.addEventListener(CONSENT_CHANGED, deleteUngranted);
}
