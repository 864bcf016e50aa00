import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, type Language } from '#kernel/language.ts';
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

function refuseInJson(
  refusal: WishlistRefusal | WishlistCallRefusal,
  reply: FastifyReply,
  language: Language,
) {
  return reply
    .status(refusalStatus(refusal.code))
    .send({ ok: false, message: wordsIn(language)(refusalKey(refusal.code), refusal) });
}

/** To a script in JSON; a plain form is redirected to the list, whose address has the result. */
async function answer(changed: Changed, reply: FastifyReply, { request, fields, deps }: Call) {
  const { language } = visitorOf(request, deps.config);
  const t = wordsIn(language);
  const what = fields.has('remove') ? 'removed' : 'added';
  if (changed.ok) addCookies(reply, wishlistCookies(changed.value, deps.config));
  if (request.headers.accept?.includes('application/json')) {
    if (changed.ok)
      return reply.send({ ok: true, message: t(`wishlist:${what}`), removed: changed.value.removed });
    return refuseInJson(changed.refusal, reply, language);
  }
  const query = changed.ok
    ? { [what]: String(changed.value.removed ?? fields.get('add') ?? '') }
    : { refused: changed.refusal.code.slice('wishlist.'.length) };
  return reply.redirect(`${addressIn(language, '/wishlist/')}?${new URLSearchParams(query)}`, 303);
}

async function share(call: Call): Promise<Outcome<unknown, WishlistRefusal | WishlistCallRefusal>> {
  const { wishlist, settings } = call.deps.shop;
  if (!(await settings.all())['wishlist.enabled']) return { ok: false, refusal: { code: 'wishlist.off' } };
  return wishlist.share(await ownerOf(call), call.fields.get('share') === '1');
}

/** The list's page, which shows the link or that it is gone. */
async function answerShare(reply: FastifyReply, call: Call) {
  const { request, fields, deps } = call;
  const { language } = visitorOf(request, deps.config);
  const shared = await share(call);
  if (!shared.ok && request.headers.accept?.includes('application/json'))
    return refuseInJson(shared.refusal, reply, language);
  const query = shared.ok
    ? `shared=${fields.get('share') === '1' ? '1' : '0'}`
    : `refused=${shared.refusal.code.slice('wishlist.'.length)}`;
  return reply.redirect(`${addressIn(language, '/wishlist/')}?${query}#share`, 303);
}

async function perform(reply: FastifyReply, call: Call, isTooOften: boolean) {
  if (isTooOften) return answer({ ok: false, refusal: { code: 'wishlist.too-many' } }, reply, call);
  return call.fields.has('share') ? answerShare(reply, call) : answer(await change(call), reply, call);
}

/** `POST /wishlist/` with `add` or `remove`, the id of a product: what hearts send, with and without scripts; with `share`, 1 or 0. */
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
        const limit = await count(request);
        const isTooOften = !limit.isAllowed && limit.isExceeded;
        return perform(reply, { request, fields: fieldsOf(request.body), deps }, isTooOften);
      });
    }
  });
}
