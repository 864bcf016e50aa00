import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#kernel/instant.ts';
import { splitLanguage } from '#kernel/language.ts';
import { noteExpiry, noteParameter } from '#platform/cache/cache-dependencies.ts';
import { POPUP_CONTENT_PATH, parsePopupContent } from '#shop/popups/rules/content-address.ts';
import { knownQuery } from '#widgets/known-query.ts';
import type { Blocks } from '#widgets/place.ts';
import { printPopup } from '#widgets/popup/print-popup.ts';
import { closedPage } from '../coming-soon/closed-page.ts';
import type { WireDeps } from '../deps.ts';
import { HOUSEHOLD_BITS } from '../guards/limits.ts';

/** A page sends one request for each popup that opens. */
const MOST_REQUESTS = { max: 300, timeWindow: MINUTE_MS, ipv6Subnet: HOUSEHOLD_BITS };
/** What a version names does not change. */
const NAMED = 'public, max-age=31536000, immutable';

type ContentDeps = WireDeps & Readonly<{ openBlocks: () => Blocks | null }>;
type Answer = Readonly<{ status: 200 | 404; html: string; cacheControl: string }>;

const NOTHING: Answer = { status: 404, html: '', cacheControl: 'no-store' };
/** An empty answer: the popup does not open, and scripts report no error. */
const CLOSED: Answer = { ...NOTHING, status: 200 };

/** Whether the shop is closed to the visitor and the popup's page is closed as well. */
async function isClosedTo({ comingSoon }: FastifyRequest, url: URL, { shop, config }: ContentDeps) {
  const requested = comingSoon?.canView === false ? parsePopupContent(url.searchParams) : null;
  if (requested === null) return false;
  const page = new URL(requested.path + requested.query, config.publicUrl);
  return closedPage(await shop.settings.known(), page, new Date()) !== null;
}

async function answer(url: URL, { shop, config: { publicUrl }, openBlocks }: ContentDeps): Promise<Answer> {
  const requested = parsePopupContent(url.searchParams);
  if (requested === null) return NOTHING;
  const deps = {
    shop,
    publicUrl,
    now: new Date(),
    blocks: openBlocks(),
    expireAt: noteExpiry,
    variesBy: noteParameter,
  };
  const printed = await printPopup(deps, {
    ...requested,
    query: knownQuery(new URLSearchParams(requested.query)),
    language: splitLanguage(url.pathname).language,
  });
  if (printed === null) return NOTHING;
  const cacheControl = requested.version === printed.version ? NAMED : 'no-store';
  return { status: 200, html: printed.html, cacheControl };
}

/**
 * `GET /wp-json/jamra/v1/popup/?id=7&on=/faq/&v=…`: the content of a popup as HTML, for pages that carry only its
 * address. With an outdated version it is sent but not cached; 404 if no such popup is published, or if it has a
 * personal widget. The popup's page conditions are not checked. Empty for a page that the coming-soon mode closes.
 */
export function registerPopupContent(app: FastifyInstance, deps: ContentDeps): void {
  for (const path of [POPUP_CONTENT_PATH, `/ar${POPUP_CONTENT_PATH}`]) {
    app.get(
      path,
      { config: { rateLimit: MOST_REQUESTS, answersWhileClosed: true } },
      async (request, reply) => {
        const url = new URL(request.url, deps.config.publicUrl);
        const isClosed = await isClosedTo(request, url, deps);
        const { status, html, cacheControl } = isClosed ? CLOSED : await answer(url, deps);
        return reply
          .status(status)
          .header('cache-control', cacheControl)
          .header('x-robots-tag', 'noindex')
          .type('text/html; charset=utf-8')
          .send(html);
      },
    );
  }
}
