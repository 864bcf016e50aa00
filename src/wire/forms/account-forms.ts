import type { FastifyInstance } from 'fastify';
import { splitLanguage } from '#kernel/language.ts';
import { isOwnOrigin } from '../origin.ts';
import type { WireNeeds } from '../visitor.ts';

const OWN_FORMS = ['/my-account/', '/track-order/', '/admin/'];

/** Forms of accounts and of staff do what they do for their own pages alone. */
export function guardAccountForms(pages: FastifyInstance, { config }: Pick<WireNeeds, 'config'>): void {
  pages.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return;
    const { path } = splitLanguage(request.originalUrl);
    if (!OWN_FORMS.some((start) => path.startsWith(start))) return;
    if (isOwnOrigin(request.headers, new URL(config.publicUrl).host)) return;
    return reply.status(403).type('text/plain; charset=utf-8').send('-1');
  });
}
