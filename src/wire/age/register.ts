import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS, SECOND_MS } from '#kernel/instant.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import {
  AGE_COOKIE,
  AGE_MEMORY_DAYS,
  minimumAgeOf,
  needsAgeQuestion,
  readConfirmedAge,
  TOO_YOUNG,
} from '#shop/restrictions';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import { addCookies, cookie, secureWhere } from '../cookies/cookies.ts';
import type { WireDeps } from '../deps.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { fromRoot, sameOriginReferer, sameOriginUrl } from '../same-origin.ts';
import { fieldsOf } from '../visitor.ts';

const MEMORY_SECONDS = (AGE_MEMORY_DAYS * DAY_MS) / SECOND_MS;
const ANSWERED = '.j-age-plain{display:none}';
/** The form is on every page that may ask; the content it covers cannot be reached before the answer. */
const NOT_ANSWERED =
  'body:not(:has(main [data-restricted])) .j-age-plain[data-ask="tobacco"]{display:none}' +
  'body:has([data-ask="always"],main [data-restricted])>:is(.j-skip,.j-storebar,header,main,footer)' +
  '{visibility:hidden}';

function ageCookie(age: number, lifetime: readonly string[], { config }: WireDeps): string {
  return cookie(AGE_COOKIE, String(age), [...lifetime, ...secureWhere(config)]);
}

/** The page that asked: the referrer, else the form's field. */
function cameFrom(request: FastifyRequest, requested: string, { config }: WireDeps): URL | null {
  return sameOriginReferer(request, config) ?? sameOriginUrl(requested, request, config);
}

type Answering = { request: FastifyRequest; reply: FastifyReply; language: Language };

async function takeAnswer({ request, reply, language }: Answering, deps: WireDeps): Promise<FastifyReply> {
  const fields = fieldsOf(request.body);
  const answer = fields.get('age');
  if (answer === 'no') {
    addCookies(reply, [ageCookie(TOO_YOUNG, [], deps)]);
    return reply.redirect(addressIn(language, '/under-age/'), 303);
  }
  if (answer === 'yes') {
    const age = minimumAgeOf(await deps.shop.settings.all());
    addCookies(reply, [ageCookie(age, [`Max-Age=${MEMORY_SECONDS}`], deps)]);
  }
  const from = cameFrom(request, fields.get('redirect_to') ?? '/', deps);
  return reply.redirect(from === null ? addressIn(language, '/') : fromRoot(from), 303);
}

/**
 * The age question without script: `POST /age/` takes the answer and redirects back; `GET /age/answered.css`,
 * linked inside `noscript`, hides the page before an answer and the question after it. Only this stylesheet differs
 * between visitors, so pages stay cacheable. Source: BO-07
 */
export async function registerAge(app: FastifyInstance, deps: WireDeps): Promise<void> {
  const { host } = new URL(deps.config.publicUrl);
  app.get('/age/answered.css', async (request, reply) => {
    const settings = await deps.shop.settings.all();
    const isDue = needsAgeQuestion({
      mode: settings['restrictions.askAge'],
      isRestricted: true,
      minimumAge: minimumAgeOf(settings),
      confirmedAge: readConfirmedAge(request.headers.cookie ?? ''),
      userAgent: request.headers['user-agent'] ?? '',
    });
    setNoStore(reply);
    return reply.type('text/css; charset=utf-8').send(isDue ? NOT_ANSWERED : ANSWERED);
  });
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const language of ['en', 'ar'] as const) {
      scope.post(addressIn(language, '/age/'), async (request, reply) => {
        setNoStore(reply);
        if (!isSameOrigin(request.headers, host))
          return reply.status(403).type('text/plain; charset=utf-8').send('-1');
        return takeAnswer({ request, reply, language }, deps);
      });
    }
  });
}
