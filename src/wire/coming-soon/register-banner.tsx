import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#kernel/instant.ts';
import { type Language, splitLanguage } from '#kernel/language.ts';
import type { BannerRefusal } from '#shop/coming-soon';
import type { SignedIn } from '#shop/staff';
import { ComingSoonBanner } from '#views/coming-soon/coming-soon-banner.tsx';
import { acceptForms } from '../bodies.ts';
import { HTML_TYPE, JSON_TYPE } from '../contract/description.ts';
import { staffCookie } from '../cookies/session-cookies.ts';
import type { WireDeps } from '../deps.ts';
import { print } from '../fragments/fragments.tsx';
import { isRestNonce, makeRestNonce } from '../guards/rest-nonce.ts';
import { answerRefusal, bodyRefusal } from '../refusals.ts';
import { visitorOf } from '../visitor.ts';
import { isDismissal } from './read-dismissal.ts';

const BANNER_PATH = '/wp-json/jamra/v1/coming-soon-banner/';
const USERS_PATH = '/wp-json/wp/v2/users/';
const MOST_REQUESTS = { max: 300, timeWindow: MINUTE_MS };
const BODY_LIMIT_BYTES = 16 * 1024;

type UserRequest = { Params: { id: string } };

/** Why a call does not dismiss the banner of the signed-in staff member; null when it does. */
function refusalOf(
  request: FastifyRequest<UserRequest>,
  signedIn: SignedIn | null,
  secret: string,
): BannerRefusal | null {
  if (signedIn === null) return { code: 'coming-soon.not-signed-in' };
  if (!isRestNonce(request.headers['x-wp-nonce'], { signedIn, secret, nowMs: Date.now() }))
    return { code: 'coming-soon.wrong-token' };
  if (request.params.id !== String(signedIn.member.id)) return { code: 'coming-soon.foreign-user' };
  return isDismissal(request.body) ? null : { code: 'coming-soon.wrong-body' };
}

/** The banner for the signed-in staff member; '' if not signed in, out of coming-soon mode, or dismissed. */
async function printBanner(request: FastifyRequest, { shop, config, secret }: WireDeps, language: Language) {
  const { setting, isOn } = await shop.comingSoon.current();
  if (!isOn || setting.mode === 'off') return '';
  const signedIn = await shop.staff.sessions.open(staffCookie.read(request.headers.cookie, config));
  if (signedIn === null || (await shop.staff.self.comingSoonBanner.isDismissed(signedIn.member.id)))
    return '';
  const restNonce = makeRestNonce({ signedIn, secret, nowMs: Date.now() });
  const restUrl = `${USERS_PATH}${signedIn.member.id}`;
  return print(<ComingSoonBanner mode={setting.mode} restUrl={restUrl} restNonce={restNonce} />, language);
}

/**
 * Serves the coming-soon banner to staff as a fragment, and call 5, which dismisses it for the signed-in staff member.
 *
 * Source: spec §7 call 5, WIRE §6; CS-01…CS-05, CA-05
 */
export async function registerComingSoonBanner(app: FastifyInstance, deps: WireDeps): Promise<void> {
  const { shop, config, secret } = deps;
  await app.register(async (wire) => {
    await acceptForms(wire);
    wire.setErrorHandler((error: { statusCode?: number }, request, reply) =>
      answerRefusal(reply, bodyRefusal(error), visitorOf(request, config).language),
    );
    for (const path of [BANNER_PATH, `/ar${BANNER_PATH}`])
      wire.get(path, { config: { rateLimit: MOST_REQUESTS } }, async (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex')
          .type(HTML_TYPE)
          .send(await printBanner(request, deps, splitLanguage(path).language)),
      );
    for (const path of [`${USERS_PATH}:id`, `${USERS_PATH}:id/`])
      wire.post<UserRequest>(
        path,
        { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: MOST_REQUESTS } },
        async (request, reply) => {
          reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
          const signedIn = await shop.staff.sessions.open(staffCookie.read(request.headers.cookie, config));
          const refusal = refusalOf(request, signedIn, secret);
          if (refusal !== null) return answerRefusal(reply, refusal, visitorOf(request, config).language);
          if (signedIn !== null) await shop.staff.self.comingSoonBanner.dismiss(signedIn.member.id);
          return reply.type(JSON_TYPE).send('{}');
        },
      );
  });
}
