import type { FastifyInstance } from 'fastify';
import { answerWith, forbidKeeping } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import type { Endpoint } from '../endpoint.ts';
import { fieldsOf, type WireNeeds } from '../visitor.ts';
import { endpoints } from '../wc-ajax/endpoints.ts';
import { custom_add_to_cart } from './custom_add_to_cart.ts';

const SHOP_PREFIX = 'woocommerce_';

function findAction(action: string): Endpoint | undefined {
  if (action === 'custom_add_to_cart') return custom_add_to_cart;
  return action.startsWith(SHOP_PREFIX) ? endpoints.get(action.slice(SHOP_PREFIX.length)) : undefined;
}

/** The general endpoint: `action` names what is asked. An unknown one answers 400 with `0`. */
export async function registerAdminAjax(app: FastifyInstance, needs: WireNeeds): Promise<void> {
  await app.register(async (wire) => {
    await acceptForms(wire);
    for (const url of ['/wp-admin/admin-ajax.php', '/ar/wp-admin/admin-ajax.php']) {
      wire.route<{ Querystring: { action?: unknown } }>({
        method: ['GET', 'POST'],
        url,
        handler: async (request, reply) => {
          const named = fieldsOf(request.body).get('action') ?? request.query.action;
          const action = typeof named === 'string' ? findAction(named) : undefined;
          if (action !== undefined) return answerWith(action, { request, reply, needs });
          forbidKeeping(reply);
          return reply.status(400).type('text/html; charset=UTF-8').send('0');
        },
      });
    }
  });
}
