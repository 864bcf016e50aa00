import type { FastifyInstance } from 'fastify';
import { parseShareNetwork } from '#shop/sharing';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import type { WireDeps } from '../deps.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { fieldsOf } from '../visitor.ts';

const PAGE = /^\/[a-z]+\/[^/\s]{1,200}\/$/;
const MOST_CLICKS = { max: 30, timeWindow: '1 minute' };

/** `POST /share/`: counts a click on a share link. Always 204; invalid ones are not counted. */
export async function registerSharing(app: FastifyInstance, deps: WireDeps): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    scope.post('/share/', { config: { rateLimit: MOST_CLICKS } }, async (request, reply) => {
      setNoStore(reply);
      const fields = fieldsOf(request.body);
      const network = parseShareNetwork(fields.get('network'));
      const path = fields.get('path') ?? '';
      const isOwn = isSameOrigin(request.headers, new URL(deps.config.publicUrl).host);
      if (isOwn && network !== null && PAGE.test(path)) await deps.shop.sharing.click(path, network);
      return reply.status(204).send();
    });
  });
}
