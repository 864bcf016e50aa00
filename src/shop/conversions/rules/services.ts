import type { ConsentPurpose } from '#kernel/web/consent/consent.ts';
import type { Attribution } from './attribution.ts';

export const CONVERSION_SERVICES = ['google', 'meta'] as const;
/** `google`: Measurement Protocol of Google Analytics 4; `meta`: Conversions API. */
export type ConversionService = (typeof CONVERSION_SERVICES)[number];

export const CONVERSION_EVENTS = ['purchase', 'refund'] as const;
export type ConversionEvent = (typeof CONVERSION_EVENTS)[number];

export const CONVERSION_STATES = ['waiting', 'sent', 'failed', 'held-back'] as const;
export type ConversionState = (typeof CONVERSION_STATES)[number];

/** Why an event is not sent. */
export type HeldBackReason =
  /** The setting has no id of the service. */
  | 'tag-off'
  /** The Google tag is not an Analytics data stream: only ids that begin with `G-` accept server-side events. */
  | 'no-measurement-id'
  /** The environment has no secret of the service. */
  | 'no-secret'
  | 'staff'
  | 'no-consent'
  /** A refund of a purchase that was not sent to the service. */
  | 'purchase-not-sent'
  /** The service takes no event of that age. */
  | 'too-old';

/** Where a service is reached. */
export type ServiceAccess = Readonly<{ secret: string | null; origin: string }>;
export type ConversionAccess = Readonly<Record<ConversionService, ServiceAccess>>;

export const CONVERSION_ORIGINS: Readonly<Record<ConversionService, string>> = {
  google: 'https://www.google-analytics.com',
  meta: 'https://graph.facebook.com',
};

const PURPOSES: Readonly<Record<ConversionService, ConsentPurpose>> = {
  google: 'analytics',
  meta: 'marketing',
};

export type TagIds = Readonly<{
  'analytics.googleTag': string;
  'analytics.metaPixel': string;
  'analytics.leaveOutStaff': boolean;
}>;

export const idOf = (service: ConversionService, settings: TagIds): string =>
  settings[service === 'google' ? 'analytics.googleTag' : 'analytics.metaPixel'];

/** Whether a shop uses a service at all: its orders are noted for it. */
function isUsed(service: ConversionService, settings: TagIds, { secret }: ServiceAccess): boolean {
  return idOf(service, settings) !== '' || secret !== null;
}

/** The services that a shop uses. */
export const usedServices = (settings: TagIds, access: ConversionAccess): ConversionService[] =>
  CONVERSION_SERVICES.filter((service) => isUsed(service, settings, access[service]));

/** Removes the browser identifiers of services that are not in use. */
export function withoutUnused(known: Attribution, used: readonly ConversionService[]): Attribution {
  return {
    ...known,
    ...(used.includes('google') ? {} : { clientId: null, sessionId: null }),
    ...(used.includes('meta') ? {} : { fbp: null, fbc: null, userAgent: null }),
  };
}

type Eligibility = Readonly<{
  service: ConversionService;
  settings: TagIds;
  secret: string | null;
  /** Null if nothing is stored about the buyer, including consent. */
  attribution: Attribution | null;
}>;

function refusedByShop({
  service,
  settings,
  secret,
}: Omit<Eligibility, 'attribution'>): 'tag-off' | 'no-measurement-id' | 'no-secret' | null {
  const id = idOf(service, settings);
  if (id === '') return 'tag-off';
  if (service === 'google' && !id.startsWith('G-')) return 'no-measurement-id';
  return secret === null ? 'no-secret' : null;
}

function refusedByBuyer({ service, settings, attribution }: Eligibility): HeldBackReason | null {
  if (attribution?.isStaff === true && settings['analytics.leaveOutStaff']) return 'staff';
  return attribution?.granted.includes(PURPOSES[service]) === true ? null : 'no-consent';
}

/** Whether orders are sent to a service, and what is missing; `off`: it has no id. */
export type ServiceSetup = Readonly<{
  service: ConversionService;
  id: string;
  state: 'off' | 'no-measurement-id' | 'no-secret' | 'ready';
}>;

export function setupOf(service: ConversionService, settings: TagIds, secret: string | null): ServiceSetup {
  const reason = refusedByShop({ service, settings, secret });
  return { service, id: idOf(service, settings), state: reason === 'tag-off' ? 'off' : (reason ?? 'ready') };
}

/** @returns why an event is held back; null when it may be sent */
export function heldBackReason(requested: Eligibility): HeldBackReason | null {
  return refusedByShop(requested) ?? refusedByBuyer(requested);
}
