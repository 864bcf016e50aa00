import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openPreviewLink } from '#admin-actions/preview-link.ts';
import type { Shop } from '#composition/shop.ts';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import { toCanvas } from './to-canvas.ts';

type Deps = {
  shop: Shop;
  /** Renders a page of the shop. */
  answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * Preview links: `GET /preview/link/<token>/` returns a document in its editor's current state, to anyone with the
 * link. An unknown or expired link is a 404. The page is not cached, indexed or passed on to other sites.
 */
export function registerPreviewLinks(app: FastifyInstance, { shop, answerPage }: Deps): void {
  for (const language of LANGUAGES)
    app.get(
      addressIn(language, '/preview/link/:token/'),
      async (request: LinkRequest, reply: FastifyReply) => {
        reply
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex, nofollow')
          .header('referrer-policy', 'same-origin');
        const shown = await openPreviewLink(shop, { token: request.params.token, language });
        if (shown !== null) {
          request.canvas = toCanvas(shown, null);
          request.instead = { address: addressIn(language, shown.path), status: 200, refusedReview: null };
        }
        return answerPage(request, reply);
      },
    );
}
