import { validateHeaderValue } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { renderToString } from 'react-dom/server';
import type { Assets } from '#app/context.ts';
import { directionOf, type Language, splitLanguage } from '#kernel/language.ts';
import { translatorFor, wordsIn } from '#messages';
import type { RefusalCode } from '#shop/refusals.ts';
import type { Settings } from '#shop/settings';
import { defaultSettings } from '#shop/settings/rules/definitions/definitions.ts';
import { waitText } from '#views/error-page/error-page.tsx';
import { FaultPage } from '#views/error-page/fault-page.tsx';
import { HelpProvider } from '#views/error-page/help.tsx';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import { contentSecurityPolicy } from '../pages/content-security.ts';
import { collapseLeadingSlashes } from '../pages/request-address.ts';
import { type Outage, outageOf } from './outage.ts';

type Fault = {
  status: number;
  outage: Outage | null;
  language: Language;
  requestId: string;
  address: string;
  assets: Assets;
  settings: Settings;
  /** Seconds in `Retry-After`; 0: no such header. */
  waitSeconds: number;
};

/** An error page that needs no database: the shop's name and logo are those last read. */
function faultDocument(fault: Fault): string {
  const { status, language, requestId, address, settings, waitSeconds } = fault;
  const { stylesheet } = fault.assets;
  const help = { requestId, address, searchParameter: 's', categories: [], bestSellers: null, stylesheet };
  const html = renderToString(
    <LanguageProvider translator={translatorFor(language)}>
      <IdentityProvider identity={toIdentity(settings, language, '')}>
        <HelpProvider help={help}>
          <html lang={language} dir={directionOf(language)}>
            <head>
              <meta charSet="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
            </head>
            <body>
              <FaultPage status={status} waitSeconds={waitSeconds} />
            </body>
          </html>
        </HelpProvider>
      </IdentityProvider>
    </LanguageProvider>,
  );
  return `<!doctype html>${html}`;
}

const AWAY = 503;
const AGAIN_SECONDS = '5';

function statusOf(error: FastifyError, outage: Outage | null): number {
  if (outage !== null) return AWAY;
  return error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
}

function sentence({ status, outage, address, language, requestId, waitSeconds }: Fault): string {
  const isStaff = splitLanguage(address).path.startsWith('/admin/');
  if (outage !== null && isStaff) return wordsIn(language)(`server:${outage}-outage`);
  if (status === 429) return waitText(waitSeconds, wordsIn(language));
  if (status === AWAY) return wordsIn(language)('shop:errors.away.text');
  return wordsIn(language)(status >= 500 ? 'server:fault' : 'server:bad-request', { requestId });
}

/** Calls of the back office, whose scripts show the error message. */
const STAFF_CALLS = new Set(['/admin/actions/', '/admin/upload/']);

/** Staff calls have one URL for both languages; the call or the browser names the language. */
function languageOf({ originalUrl, body, headers }: FastifyRequest): Language {
  const { language, path } = splitLanguage(originalUrl);
  if (!STAFF_CALLS.has(path)) return language;
  const refusedLanguage =
    typeof body === 'object' && body !== null && 'language' in body ? body.language : null;
  return String(refusedLanguage ?? headers['accept-language']).startsWith('ar') ? 'ar' : 'en';
}

function answer(reply: FastifyReply, accept: string, fault: Fault): FastifyReply {
  if (fault.outage !== null && STAFF_CALLS.has(fault.address)) {
    const refusal: { code: RefusalCode } = { code: 'admin.no-answer' };
    return reply.send({ ok: false, refusal, words: sentence(fault) });
  }
  if (accept.includes('text/html')) {
    const html = faultDocument(fault);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy({ scripts: [], styles: [], sources: [] }))
      .send(html);
  }
  if (accept.includes('application/json'))
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ error: sentence(fault), requestId: fault.requestId }));
  return reply.type('text/plain; charset=utf-8').send(sentence(fault));
}

/** Removes a header that cannot be sent, since it would fail this response too. */
function dropUnsendable(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    try {
      for (const one of [value].flat()) validateHeaderValue(name, String(one));
    } catch {
      reply.removeHeader(name);
    }
  }
}

type FaultHandling = Readonly<{
  onDiskFull?: () => void;
  /** The settings as this process last read them; null before it did. */
  lastSettings?: () => Settings | null;
}>;

/**
 * The one place that handles faults: bad requests keep their status, an unreachable database and a full disk become a
 * 503 that names the cause, everything else a 500 without details. A browser gets a page, a script JSON, any other
 * client one line. The error is logged with the request id.
 */
export function createFaultHandler(
  assets: Assets,
  { onDiskFull = () => undefined, lastSettings = () => null }: FaultHandling = {},
) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const outage = outageOf(error);
    if (outage === 'disk') onDiskFull();
    const status = statusOf(error, outage);
    if (status === AWAY) reply.header('retry-after', AGAIN_SECONDS);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const language = languageOf(request);
    const accept = request.headers.accept ?? '';
    dropUnsendable(reply);
    reply.status(status).header('cache-control', 'private, no-store');
    return answer(reply, accept, {
      status,
      outage,
      language,
      requestId: request.id,
      address: collapseLeadingSlashes(request.originalUrl) ?? request.originalUrl,
      assets,
      settings: lastSettings() ?? defaultSettings(),
      waitSeconds: Number(reply.getHeader('retry-after') ?? 0),
    });
  };
}
