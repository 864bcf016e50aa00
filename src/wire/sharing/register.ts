import type { FastifyInstance } from 'fastify';
import { parseShareNetwork } from '#shop/sharing';
import { forbidKeeping } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import { isOwnOrigin } from '../origin.ts';
import { fieldsOf, type WireNeeds } from '../visitor.ts';

const PAGE = /^\/[a-z]+\/[^/\s]{1,200}\/$/;
const MOST_CLICKS = { max: 30, timeWindow: '1 minute' };

/** `POST /share/`: one click on a counted share link. Always 204; what cannot be counted is not. */
export async function registerSharing(app: FastifyInstance, needs: WireNeeds): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    scope.post('/share/', { config: { rateLimit: MOST_CLICKS } }, async (request, reply) => {
      forbidKeeping(reply);
      const fields = fieldsOf(request.body);
      const network = parseShareNetwork(fields.get('network'));
      const path = fields.get('path') ?? '';
      const isOwn = isOwnOrigin(request.headers, new URL(needs.config.publicUrl).host);
      if (isOwn && network !== null && PAGE.test(path)) await needs.shop.sharing.click(path, network);
      return reply.status(204).send();
    });
  });
}
