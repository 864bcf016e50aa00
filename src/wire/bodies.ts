import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const LIMITS = { fields: 300, fieldSize: 64 * 1024, files: 0, parts: 300 };

/** Forms as browsers send them, both encodings, without the zero bytes that no text has; nothing else has a body here. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => new URLSearchParams(body.replaceAll('%00', '')),
  );
  await app.register(multipart, { attachFieldsToBody: 'keyValues', limits: LIMITS });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart() || typeof request.body !== 'object' || request.body === null) return;
    const entries = Object.entries(request.body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [],
    );
    request.body = new URLSearchParams(entries as [string, string][]);
  });
}
