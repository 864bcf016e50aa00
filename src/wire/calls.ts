import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { setNoStore } from './answer.ts';
import { acceptForms, ignoreOtherBodies } from './bodies.ts';
import { JSON_TYPE } from './contract/description.ts';
import type { WireDeps } from './deps.ts';
import { visitorOf } from './visitor.ts';

/** Registers the routes of script calls: forms in both encodings, and a JSON answer to unreadable bodies. */
export async function acceptCalls(wire: FastifyInstance, deps: WireDeps): Promise<void> {
  await acceptForms(wire);
  ignoreOtherBodies(wire);
  wire.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) throw error;
    const code = status === 413 ? 'request.too-large' : 'request.unreadable';
    const { language } = visitorOf(request, deps.config);
    setNoStore(reply);
    return reply
      .status(refusalStatus(code))
      .type(JSON_TYPE)
      .send(JSON.stringify({ error: true, code, message: wordsIn(language)(refusalKey(code)) }));
  });
}
