import type { FastifyRequest } from 'fastify';
import type { Config } from '#composition/config.ts';
import { parseActionId, type SessionToken } from '#kernel/ids.ts';
import { type Language, splitLanguage } from '#kernel/language.ts';
import { type DeviceMode, deviceOfHint } from '#kernel/web/device-mode.ts';
import type { CartOwner } from '#shop/cart';
import { type CartCookies, readCartCookies } from './cookies/cookies.ts';
import { accountCookie, staffCookie } from './cookies/session-cookies.ts';
import type { WireDeps } from './deps.ts';
import type { CartLimits } from './guards/limits.ts';

/** Additional dependencies of routes that show and change a cart. */
export type CartWireDeps = WireDeps & { limits: CartLimits };

/** The visitor of a request. */
export type Visitor = {
  language: Language;
  cookies: CartCookies;
  /** The account session token; the shop verifies it. */
  accountToken: SessionToken | null;
  /** The session token of the back office. */
  staffToken: SessionToken | null;
  /** The client address; for rate limits. */
  address: string;
  /** The device mode the browser reports. */
  device: DeviceMode | null;
  /** The browser's headers that identify the visitor. */
  browser: Readonly<{ cookie: string; userAgent: string }>;
};

/** The visitor of a wire call; the language comes from its URL or from the page it was made on. */
export function visitorOf(request: FastifyRequest, config: Config): Visitor {
  const header = request.headers.cookie ?? '';
  const known = {
    cookies: readCartCookies(header, config),
    accountToken: accountCookie.read(header, config),
    staffToken: staffCookie.read(header, config),
    address: request.ip,
    device: deviceOfHint(request.headers['sec-ch-ua-mobile']),
    browser: { cookie: header, userAgent: request.headers['user-agent'] ?? '' },
  };
  const path = splitLanguage(
    (request.originalUrl.split('?')[0] ?? '/').replace('/wp-admin/admin-ajax.php', '/'),
  ).language;
  if (path !== 'en') return { language: path, ...known };
  const referer = URL.canParse(request.headers.referer ?? '') ? new URL(request.headers.referer ?? '') : null;
  return { language: referer === null ? path : splitLanguage(referer.pathname).language, ...known };
}

/** The fields of a form in either encoding; nested names stay as written. */
export type Fields = ReadonlyMap<string, string>;

/** @returns the text fields of a body; none when it is not a form */
export function fieldsOf(body: unknown): Fields {
  if (body instanceof URLSearchParams) return new Map(body);
  if (body instanceof Map) return body;
  return new Map();
}

/** The cart a call changes, and the action id. */
export function cartOf({ cookies }: Visitor, fields: Fields): CartOwner {
  return {
    token: cookies.token,
    actionId: parseActionId(fields.get('jamra_action_id')),
    isTooYoung: cookies.isTooYoung,
  };
}
