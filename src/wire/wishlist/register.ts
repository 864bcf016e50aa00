import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn } from '#kernel/language.ts';
import type { Outcome } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { refusalStatus } from '#shop/refusals.ts';
import type { ChangedWishlist, WishlistCallRefusal, WishlistOwner, WishlistRefusal } from '#shop/wishlist';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import { addCookies } from '../cookies/cookies.ts';
import { readWishlistToken, wishlistCookies } from '../cookies/wishlist-cookies.ts';
import type { WireDeps } from '../deps.ts';
import { isOwnOrigin } from '../guards/origin.ts';
import { type Fields, fieldsOf, visitorOf } from '../visitor.ts';

const MOST_CHANGES = { max: 60, timeWindow: '1 minute' };

type Call = Readonly<{ request: FastifyRequest; fields: Fields; deps: WireDeps }>;
type Change = 'added' | 'removed';
type Changed = Outcome<ChangedWishlist, WishlistRefusal | WishlistCallRefusal>;

/** The list of who asks: the account's where one is signed in. */
async function ownerOf({ request, deps }: Call): Promise<WishlistOwner> {
  const { accountToken } = visitorOf(request, deps.config);
  const account = await deps.shop.customers.sessions.open(accountToken, { isPolling: true });
  if (account !== null) return { kind: 'customer', id: account.customer.id };
  return { kind: 'guest', token: readWishlistToken(request.headers.cookie ?? '') };
}

async function change(call: Call): Promise<Changed> {
  const { fields, deps } = call;
  const { wishlist, settings } = deps.shop;
  if (!(await settings.all())['wishlist.enabled']) return { ok: false, refusal: { code: 'wishlist.off' } };
  const owner = await ownerOf(call);
  return fields.has('remove')
    ? wishlist.remove(owner, fields.get('remove'))
    : wishlist.add(owner, fields.get('add'));
}

/** To a script in JSON; a plain form is redirected to the list, whose address has the result. */
async function answer(changed: Changed, reply: FastifyReply, { request, fields, deps }: Call) {
  const { language } = visitorOf(request, deps.config);
  const t = wordsIn(language);
  const what: Change = fields.has('remove') ? 'removed' : 'added';
  if (changed.ok) addCookies(reply, wishlistCookies(changed.value, deps.config));
  if (request.headers.accept?.includes('application/json')) {
    if (changed.ok)
      return reply.send({ ok: true, message: t(`wishlist:${what}`), removed: changed.value.removed });
    const { refusal } = changed;
    return reply
      .status(refusalStatus(refusal.code))
      .send({ ok: false, message: t(refusalKey(refusal.code), refusal) });
  }
  const query = changed.ok
    ? { [what]: String(changed.value.removed ?? fields.get('add') ?? '') }
    : { refused: changed.refusal.code.slice('wishlist.'.length) };
  return reply.redirect(`${addressIn(language, '/wishlist/')}?${new URLSearchParams(query)}`, 303);
}

/** `POST /wishlist/` with `add` or `remove`, the id of a product: what hearts send, with and without scripts. */
export async function registerWishlist(app: FastifyInstance, deps: WireDeps): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    const count = scope.createRateLimit(MOST_CHANGES);
    for (const url of ['/wishlist/', '/ar/wishlist/']) {
      scope.post(url, async (request, reply) => {
        setNoStore(reply);
        if (!isOwnOrigin(request.headers, new URL(deps.config.publicUrl).host)) {
          return reply.status(403).type('text/plain; charset=utf-8').send('-1');
        }
        const call = { request, fields: fieldsOf(request.body), deps };
        const limit = await count(request);
        const isTooOften = !limit.isAllowed && limit.isExceeded;
        const changed: Changed = isTooOften
          ? { ok: false, refusal: { code: 'wishlist.too-many' } }
          : await change(call);
        return answer(changed, reply, call);
      });
    }
  });
}
