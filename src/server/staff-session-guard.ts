import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffDoor } from '#app/context.ts';
import type { SignedIn } from '#shop/staff';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { addCookies } from '#wire/cookies.ts';
import { readStaffToken, staffCookie, staffCookieGone } from '#wire/staff-cookies.ts';

type Call = { request: FastifyRequest; reply: FastifyReply };

/** The staff session for one request: who is signed in, and its cookie. */
export function staffSessionGuard(
  { request, reply }: Call,
  { shop, config }: { shop: Shop; config: Config },
): StaffDoor {
  const token = readStaffToken(request.headers.cookie ?? '', config);
  let signedIn: Promise<SignedIn | null> | null = null;
  return {
    open: () => {
      signedIn ??= token === null ? Promise.resolve(null) : shop.staff.sessions.open(token);
      return signedIn;
    },
    signedIn: (fresh) => addCookies(reply, [staffCookie(fresh, config)]),
    signedOut: async () => {
      const known = await (signedIn ?? (token === null ? null : shop.staff.sessions.open(token)));
      if (known !== null) await shop.staff.sessions.end(known.member.id, known.session.id);
      addCookies(reply, [staffCookieGone(config)]);
    },
  };
}
