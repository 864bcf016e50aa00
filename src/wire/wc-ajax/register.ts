import type { FastifyInstance } from 'fastify';
import { answerWith, forbidKeeping } from '../answer.ts';
import { acceptCalls } from '../calls.ts';
import { HTML_TYPE } from '../contract/description.ts';
import type { CartWireNeeds } from '../visitor.ts';
import { findEndpoint } from './endpoints.ts';

/** `?wc-ajax=<endpoint>` on any address, which the server sends here. An unknown one answers 200 with nothing. */
export async function registerWcAjax(app: FastifyInstance, needs: CartWireNeeds): Promise<void> {
  await app.register(async (wire) => {
    await acceptCalls(wire, needs);
    wire.all<{ Params: { endpoint: string } }>('/__wire/wc-ajax/:endpoint/', async (request, reply) => {
      const endpoint = findEndpoint(request.params.endpoint);
      if (endpoint !== null) return answerWith(endpoint, { request, reply, needs });
      forbidKeeping(reply);
      return reply.type(HTML_TYPE).send('');
    });
  });
}
