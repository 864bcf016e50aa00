import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setNoStore } from './answer.ts';
import { acceptForms, ignoreOtherBodies } from './bodies.ts';
import type { WireDeps } from './deps.ts';
import { answerRefusal, bodyRefusal } from './refusals.ts';
import { visitorOf } from './visitor.ts';

/** Registers the routes of script calls: forms in both encodings, and a JSON answer to unreadable bodies. */
export async function acceptCalls(wire: FastifyInstance, deps: WireDeps): Promise<void> {
  await acceptForms(wire);
  ignoreOtherBodies(wire);
  wire.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = bodyRefusal(error);
    setNoStore(reply);
    return answerRefusal(reply, refusal, visitorOf(request, deps.config).language);
  });
}
