import type { FastifyInstance } from 'fastify';
import { splitLanguage } from '#kernel/language.ts';
import type { WireDeps } from '../deps.ts';
import { isSameOrigin } from '../guards/origin.ts';

const OWN_FORMS = ['/my-account/', '/track-order/', '/admin/'];

/** Refuses account and staff forms from other origins. */
export function guardAccountForms(pages: FastifyInstance, { config }: Pick<WireDeps, 'config'>): void {
  pages.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return;
    const { path } = splitLanguage(request.originalUrl);
    if (!OWN_FORMS.some((start) => path.startsWith(start))) return;
    if (isSameOrigin(request.headers, new URL(config.publicUrl).host)) return;
    return reply.status(403).type('text/plain; charset=utf-8').send('-1');
  });
}
