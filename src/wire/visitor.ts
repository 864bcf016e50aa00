import type { FastifyRequest } from 'fastify';
import { type DeviceMode, deviceOfHint } from '#kernel/device-mode.ts';
import { parseActionId, type SessionToken } from '#kernel/ids.ts';
import { type Language, splitLanguage } from '#kernel/language.ts';
import type { CartOf } from '#shop/cart';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { readAccountToken } from './account-cookies.ts';
import { type CartCookies, readCartCookies } from './cookies.ts';
import type { CartLimits } from './limits.ts';

/** What every address of the wire works with. */
export type WireNeeds = { shop: Shop; config: Config; secret: string };

/** What the addresses that show and change a cart need beside that. */
export type CartWireNeeds = WireNeeds & { limits: CartLimits };

/** Who asks, and in which language. */
export type Visitor = {
  language: Language;
  cookies: CartCookies;
  /** The session of an account, as the browser names it; whether it stands is the shop's to say. */
  accountToken: SessionToken | null;
  /** Where the request came from; for limits. */
  address: string;
  /** What the browser says it is. */
  device: DeviceMode | null;
};

/** The language of a wire call: the address it was made on, or the page it was made from. */
export function visitorOf(request: FastifyRequest, config: Config): Visitor {
  const header = request.headers.cookie ?? '';
  const known = {
    cookies: readCartCookies(header, config),
    accountToken: readAccountToken(header, config),
    address: request.ip,
    device: deviceOfHint(request.headers['sec-ch-ua-mobile']),
  };
  const own = splitLanguage(
    (request.originalUrl.split('?')[0] ?? '/').replace('/wp-admin/admin-ajax.php', '/'),
  ).language;
  if (own !== 'en') return { language: own, ...known };
  const referer = URL.canParse(request.headers.referer ?? '') ? new URL(request.headers.referer ?? '') : null;
  return { language: referer === null ? own : splitLanguage(referer.pathname).language, ...known };
}

/** The fields of a form, whatever its encoding; nested names stay as they were written. */
export type Fields = ReadonlyMap<string, string>;

/** @returns the body's text fields; anything that is no form has none */
export function fieldsOf(body: unknown): Fields {
  if (body instanceof URLSearchParams) return new Map(body);
  if (body instanceof Map) return body;
  return new Map();
}

/** Whose cart a call changes, and the browser's own name for the change where it has one. */
export function cartOf({ cookies }: Visitor, fields: Fields): CartOf {
  return {
    token: cookies.token,
    actionId: parseActionId(fields.get('jamra_action_id')),
    isTooYoung: cookies.isTooYoung,
  };
}
