import type { FastifyInstance } from 'fastify';
import { SITE_ICON_SIZES_PX } from '#views/site-icon/site-icon-address.ts';
import type { WireDeps } from '../deps.ts';

/** The address names the picture, so that it is never outdated. */
const FOREVER = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** The store's own icon for browsers and phones, as PNG; a 404 without one. Source: BO-05 */
export function registerSiteIcon(app: FastifyInstance, { shop }: WireDeps): void {
  for (const sizePx of SITE_ICON_SIZES_PX)
    app.get<{ Querystring: { v?: unknown } }>(`/brand/site-icon-${sizePx}.png`, async (request, reply) => {
      const { 'shop.icon': icon } = await shop.settings.all();
      const png = icon === null ? null : await shop.media.png(icon.file, sizePx);
      if (icon === null || png === null)
        return reply
          .status(404)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send('');
      return reply
        .type('image/png')
        .header('cache-control', request.query.v === icon.file ? FOREVER : HOUR)
        .send(Buffer.from(png));
    });
}
