import type { FastifyInstance } from 'fastify';
import { answerWith, type Described, setNoStore } from '../answer.ts';
import { acceptCalls } from '../calls.ts';
import { HTML_TYPE } from '../contract/description.ts';
import { type CartWireDeps, fieldsOf } from '../visitor.ts';
import { describe, findEndpoint } from '../wc-ajax/endpoints.ts';
import { custom_add_to_cart } from './custom_add_to_cart.ts';

const SHOP_PREFIX = 'woocommerce_';

function findAction(action: unknown): Described | null {
  if (typeof action !== 'string') return null;
  if (action === 'custom_add_to_cart') return describe(action, custom_add_to_cart);
  return action.startsWith(SHOP_PREFIX) ? findEndpoint(action.slice(SHOP_PREFIX.length)) : null;
}

/** The general endpoint: `action` names the call. An unknown action answers 400 with `0`. */
export async function registerAdminAjax(app: FastifyInstance, deps: CartWireDeps): Promise<void> {
  await app.register(async (wire) => {
    await acceptCalls(wire, deps);
    for (const url of ['/wp-admin/admin-ajax.php', '/ar/wp-admin/admin-ajax.php']) {
      wire.route<{ Querystring: { action?: unknown } }>({
        method: ['GET', 'POST'],
        url,
        handler: async (request, reply) => {
          const action = findAction(fieldsOf(request.body).get('action') ?? request.query.action);
          if (action !== null) return answerWith(action, { request, reply, deps });
          setNoStore(reply);
          return reply.status(400).type(HTML_TYPE).send('0');
        },
      });
    }
  });
}
