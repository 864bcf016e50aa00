import type { FastifyInstance } from 'fastify';
import { answerWith, setNoStore } from '../answer.ts';
import { acceptCalls } from '../calls.ts';
import { HTML_TYPE } from '../contract/description.ts';
import type { CartWireDeps } from '../visitor.ts';
import { findEndpoint } from './endpoints.ts';

/** `?wc-ajax=<endpoint>` on any URL, which the server rewrites. An unknown endpoint answers 200 with nothing. */
export async function registerWcAjax(app: FastifyInstance, deps: CartWireDeps): Promise<void> {
  await app.register(async (wire) => {
    await acceptCalls(wire, deps);
    wire.all<{ Params: { endpoint: string } }>('/__wire/wc-ajax/:endpoint/', async (request, reply) => {
      const endpoint = findEndpoint(request.params.endpoint);
      if (endpoint !== null) return answerWith(endpoint, { request, reply, deps });
      setNoStore(reply);
      return reply.type(HTML_TYPE).send('');
    });
  });
}
