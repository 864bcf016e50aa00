import type { FastifyInstance } from 'fastify';
import type { LogoPicture } from '#shop/settings';
import { BUILT_IN_ICONS, SITE_ICON_SIZES_PX, siteIconAddress } from '#views/site-icon/site-icon-address.ts';
import type { WireDeps } from '../deps.ts';

/** The address names the picture, so that it is never outdated. */
const FOREVER = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** The store's own icon, also used while the database is unavailable; null for none. */
async function ownIcon({ settings }: WireDeps['shop']): Promise<LogoPicture | null> {
  const known = await settings.known().catch(() => null);
  return known?.['shop.icon'] ?? null;
}

/**
 * Serves the store's own icon as PNG, or redirects to the built-in one. `/favicon.ico`, which browsers request when a
 * page has no icon, redirects to the icon that pages use.
 *
 * Source: BO-05
 */
export function registerSiteIcon(app: FastifyInstance, { shop }: WireDeps): void {
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', HOUR).redirect(siteIconAddress(await ownIcon(shop), 32)),
  );
  for (const sizePx of SITE_ICON_SIZES_PX)
    app.get<{ Querystring: { v?: unknown } }>(`/brand/site-icon-${sizePx}.png`, async (request, reply) => {
      const icon = await ownIcon(shop);
      const png = icon === null ? null : await shop.media.png(icon.file, sizePx);
      if (icon === null || png === null)
        return reply.header('cache-control', 'no-store').redirect(BUILT_IN_ICONS[sizePx]);
      return reply
        .type('image/png')
        .header('cache-control', request.query.v === icon.file ? FOREVER : HOUR)
        .send(Buffer.from(png));
    });
}
