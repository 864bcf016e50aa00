import type { Config } from '#composition/config.ts';
import type { Instant } from '#kernel/instant.ts';
import { PRIVATE_LINK } from '#shop/coming-soon';
import { cookie, parseCookies, secureWhere } from '../cookies/cookies.ts';

/** The cookie of a followed private link, which opens the shop in coming-soon mode until the link expires. */
export const privateLinkCookie = {
  read: (header: string | undefined): string | null => parseCookies(header ?? '').get(PRIVATE_LINK) ?? null,
  write: (text: string, until: Instant, config: Config): string =>
    cookie(PRIVATE_LINK, text, ['HttpOnly', `Expires=${until.toUTCString()}`, ...secureWhere(config)]),
};
