import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusalStatus } from '#shop/refusals.ts';
import { setNoStore } from '../answer.ts';
import type { WireDeps } from '../deps.ts';

/** Webhooks are small. */
const BODY_LIMIT_BYTES = 256 * 1024;

function answer(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify({ code }));
}

/**
 * `POST /webhooks/payments/<provider>/`: webhooks of a payment provider, authenticated by their signature. A
 * repeated webhook is answered like the first.
 *
 * Source: PM-05
 */
export async function registerWebhooks(app: FastifyInstance, { shop }: WireDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post<{ Params: { provider: string } }>(
      '/webhooks/payments/:provider/',
      { bodyLimit: BODY_LIMIT_BYTES },
      async (request, reply) => {
        setNoStore(reply);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const taken = await shop.payments.takeWebhook(request.params.provider, {
          body,
          headers: request.headers,
        });
        if (taken.ok) return answer(reply, 200, taken.value);
        const { code } = taken.refusal;
        request.log.warn({ code, provider: request.params.provider }, 'a webhook was refused');
        return answer(reply, refusalStatus(code), code);
      },
    );
  });
}
