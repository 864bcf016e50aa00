import type { Instant } from '#kernel/instant.ts';
import { DAY_MS, SECOND_MS } from '#kernel/instant.ts';
import type { EventParams } from '#shop/analytics/rules/event.ts';
import type { Attribution } from './attribution.ts';
import { metaContents } from './meta-contents.ts';
import type { RefundParams } from './sale.ts';
import type { ConversionEvent, ConversionService } from './services.ts';

/** The parameters of an event as Google Analytics 4 names them; Meta’s are made of them. */
export type ConversionParams = EventParams['purchase'] | RefundParams;

/** An event that is sent to a service. */
export type OutgoingEvent = Readonly<{
  event: ConversionEvent;
  params: ConversionParams;
  attribution: Attribution;
  happenedAt: Instant;
  /** What the buyer typed. */
  buyer: Readonly<{ email: string; phone: string }>;
  /** The address of the shop’s checkout. */
  sourceUrl: string;
}>;

/** A call by POST, with the secret in its address as the services ask. */
export type ServiceRequest = Readonly<{ url: string; body: string }>;

type Called = Readonly<{ id: string; secret: string; origin: string }>;

const MICROS_PER_MS = 1000;
/** Analytics shows events of at least one millisecond of engagement in its reports of now. */
const ENGAGEMENT_MS = 1;
/** Introduced in October 2025; each version of the Conversions API is supported for at least two years. */
const META_VERSION = 'v24.0';

/**
 * Google drops an older event without a word. Meta takes events of seven days, but drops the second of two purchases, of
 * browser and server, within 48 hours only: later ones would count twice.
 */
export const OLDEST_MS: Readonly<Record<ConversionService, number>> = {
  google: 3 * DAY_MS,
  meta: 2 * DAY_MS,
};

const word = (isGranted: boolean) => (isGranted ? 'GRANTED' : 'DENIED');

/**
 * A Measurement Protocol request. The client id is the browser’s own if Google’s cookie is known: with it and the
 * order number Analytics drops the second of two purchases.
 *
 * Source: developers.google.com/analytics/devguides/collection/protocol/ga4/reference
 */
export function measurementRequest(
  { event, params, attribution, happenedAt }: OutgoingEvent,
  { id, secret, origin }: Called,
): ServiceRequest {
  const advertises = word(attribution.granted.includes('marketing'));
  const { clientId, sessionId } = attribution;
  const session = sessionId === null ? {} : { session_id: sessionId };
  return {
    url: `${origin}/mp/collect?${new URLSearchParams({ measurement_id: id, api_secret: secret })}`,
    body: JSON.stringify({
      client_id: clientId,
      timestamp_micros: happenedAt.getTime() * MICROS_PER_MS,
      consent: { ad_user_data: advertises, ad_personalization: advertises },
      events: [{ name: event, params: { ...params, ...session, engagement_time_msec: ENGAGEMENT_MS } }],
    }),
  };
}

type Hash = (text: string) => string;

const present = (fields: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/**
 * The buyer for Meta's matching: hashed email and phone, and browser identifiers. Source:
 * …/customer-information-parameters
 */
function userData({ attribution, buyer }: OutgoingEvent, hash: Hash) {
  const { fbp, fbc, userAgent } = attribution;
  const digits = buyer.phone.replace(/\D/g, '');
  const email = buyer.email.trim().toLowerCase();
  return {
    ...(email === '' ? {} : { em: [hash(email)] }),
    ...(digits === '' ? {} : { ph: [hash(digits)] }),
    ...present({ fbp, fbc, client_user_agent: userAgent }),
  };
}

/** The sale under Meta’s names. */
const metaSale = (params: ConversionParams) => ({
  ...metaContents(params),
  order_id: params.transaction_id,
});

/** The parameters of an event under the names that its service gets them by. */
export function namedParams(
  service: ConversionService,
  params: ConversionParams,
): Readonly<Record<string, unknown>> {
  if (service === 'google') return params;
  return { event_id: params.transaction_id, ...metaSale(params) };
}

/**
 * A call of the Conversions API: the pixel’s event under the same id, of which Meta counts the first alone.
 *
 * @param hash SHA-256 in hexadecimal digits
 * Source: developers.facebook.com/docs/marketing-api/conversions-api/parameters
 */
export function conversionsRequest(
  outgoing: OutgoingEvent,
  { id, secret, origin }: Called,
  hash: Hash,
): ServiceRequest {
  const { params, happenedAt, sourceUrl } = outgoing;
  return {
    url: `${origin}/${META_VERSION}/${id}/events?${new URLSearchParams({ access_token: secret })}`,
    body: JSON.stringify({
      data: [
        {
          event_name: 'Purchase',
          event_time: Math.floor(happenedAt.getTime() / SECOND_MS),
          event_id: params.transaction_id,
          action_source: 'website',
          event_source_url: sourceUrl,
          user_data: userData(outgoing, hash),
          custom_data: metaSale(params),
        },
      ],
    }),
  };
}
