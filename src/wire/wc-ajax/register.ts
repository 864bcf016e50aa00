import type { FastifyInstance } from 'fastify';
import { answerWith, forbidKeeping } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import type { WireNeeds } from '../visitor.ts';
import { endpoints } from './endpoints.ts';

/** `?wc-ajax=<endpoint>` on any address, which the server sends here. An unknown one answers 200 with nothing. */
export async function registerWcAjax(app: FastifyInstance, needs: WireNeeds): Promise<void> {
  await app.register(async (wire) => {
    await acceptForms(wire);
    wire.all<{ Params: { endpoint: string } }>('/__wire/wc-ajax/:endpoint', async (request, reply) => {
      const endpoint = endpoints.get(request.params.endpoint);
      if (endpoint !== undefined) return answerWith(endpoint, { request, reply, needs });
      forbidKeeping(reply);
      return reply.type('text/html; charset=UTF-8').send('');
    });
  });
}
