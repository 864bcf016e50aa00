import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS, SECOND_MS } from '#kernel/instant.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import {
  AGE_COOKIE,
  AGE_MEMORY_DAYS,
  minimumAgeOf,
  mustAsk,
  readConfirmedAge,
  TOO_YOUNG,
} from '#shop/restrictions';
import { forbidKeeping } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import { addCookies, cookie, secureWhere } from '../cookies.ts';
import { isOwnOrigin } from '../origin.ts';
import { fromRoot, ownAddress, ownReferer } from '../own-address.ts';
import { fieldsOf, type WireNeeds } from '../visitor.ts';

const MEMORY_SECONDS = (AGE_MEMORY_DAYS * DAY_MS) / SECOND_MS;
/** Outside of all layers, so that it wins over the rules of `age-question.css`. */
const ANSWERED = `.j-age-plain{display:none}body>:is(.j-skip,.j-storebar,header,main,footer){visibility:visible}`;

function ageCookie(age: number, lifetime: readonly string[], { config }: WireNeeds): string {
  return cookie(AGE_COOKIE, String(age), [...lifetime, ...secureWhere(config)]);
}

/** The page that was asked on: where the browser says that it was, else where the form stood. */
function cameFrom(request: FastifyRequest, asked: string, { config }: WireNeeds): URL | null {
  return ownReferer(request, config) ?? ownAddress(asked, request, config);
}

type Answering = { request: FastifyRequest; reply: FastifyReply; language: Language };

async function takeAnswer({ request, reply, language }: Answering, needs: WireNeeds): Promise<FastifyReply> {
  const fields = fieldsOf(request.body);
  const answer = fields.get('age');
  if (answer === 'no') {
    addCookies(reply, [ageCookie(TOO_YOUNG, [], needs)]);
    return reply.redirect(addressIn(language, '/under-age/'), 303);
  }
  if (answer === 'yes') {
    const age = minimumAgeOf(await needs.shop.settings.all());
    addCookies(reply, [ageCookie(age, [`Max-Age=${MEMORY_SECONDS}`], needs)]);
  }
  const from = cameFrom(request, fields.get('redirect_to') ?? '/', needs);
  return reply.redirect(from === null ? addressIn(language, '/') : fromRoot(from), 303);
}

/**
 * The age question without scripts: `POST /age/` takes the answer and leads back to the page; `GET /age/answered.css`, which
 * pages link inside of `noscript`, takes the question away for who has answered. It is the only part that differs between
 * visitors, so the pages stay the same for everybody. Source: BO-07
 */
export async function registerAge(app: FastifyInstance, needs: WireNeeds): Promise<void> {
  const { host } = new URL(needs.config.publicUrl);
  app.get('/age/answered.css', async (request, reply) => {
    const settings = await needs.shop.settings.all();
    const isDue = mustAsk({
      mode: settings['restrictions.askAge'],
      isRestricted: true,
      minimumAge: minimumAgeOf(settings),
      confirmedAge: readConfirmedAge(request.headers.cookie ?? ''),
      userAgent: request.headers['user-agent'] ?? '',
    });
    forbidKeeping(reply);
    return reply.type('text/css; charset=utf-8').send(isDue ? '' : ANSWERED);
  });
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const language of ['en', 'ar'] as const) {
      scope.post(addressIn(language, '/age/'), async (request, reply) => {
        forbidKeeping(reply);
        if (!isOwnOrigin(request.headers, host))
          return reply.status(403).type('text/plain; charset=utf-8').send('-1');
        return takeAnswer({ request, reply, language }, needs);
      });
    }
  });
}
