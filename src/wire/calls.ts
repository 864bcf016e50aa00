import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { refusalStatus } from '#shop/refusals.ts';
import { forbidKeeping } from './answer.ts';
import { acceptForms, ignoreOtherBodies } from './bodies.ts';
import { JSON_TYPE } from './contract/description.ts';
import { visitorOf, type WireNeeds } from './visitor.ts';

/** Where calls of scripts are taken: forms of both encodings, and an answer in JSON to a body nobody can read. */
export async function acceptCalls(wire: FastifyInstance, needs: WireNeeds): Promise<void> {
  await acceptForms(wire);
  ignoreOtherBodies(wire);
  wire.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) throw error;
    const code = status === 413 ? 'request.too-large' : 'request.unreadable';
    const { language } = visitorOf(request, needs.config);
    forbidKeeping(reply);
    return reply
      .status(refusalStatus(code))
      .type(JSON_TYPE)
      .send(JSON.stringify({ error: true, code, message: wordsIn(language)(refusalKey(code)) }));
  });
}
