import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffAccess } from '#app/context.ts';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { memoizeOnce } from '#kernel/memoize.ts';
import { addCookies } from '#wire/cookies/cookies.ts';
import { staffCookie, staffHint } from '#wire/cookies/session-cookies.ts';

type Call = { request: FastifyRequest; reply: FastifyReply };

/** The staff session of one request, and its cookie. */
export function staffSessionGuard(
  { request, reply }: Call,
  { shop, config }: { shop: Shop; config: Config },
): StaffAccess {
  const { sessions } = shop.staff;
  const open = memoizeOnce(() => sessions.open(staffCookie.read(request.headers.cookie, config)));
  return {
    open,
    signedIn: (token) => addCookies(reply, [staffCookie.write({ token }, config), staffHint.write(config)]),
    signedOut: async () => {
      const known = await open();
      if (known !== null) await sessions.end(known.member.id, known.session.id);
      addCookies(reply, [staffCookie.gone(config), staffHint.gone(config)]);
    },
  };
}
