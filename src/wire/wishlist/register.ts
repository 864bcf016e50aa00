import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, type Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { refusalStatus } from '#shop/refusals.ts';
import type { ChangedWishlist, WishlistCallRefusal, WishlistOwner, WishlistRefusal } from '#shop/wishlist';
import { setNoStore } from '../answer.ts';
import { acceptForms } from '../bodies.ts';
import { addCookies } from '../cookies/cookies.ts';
import { readWishlistToken, wishlistCookies } from '../cookies/wishlist-cookies.ts';
import type { WireDeps } from '../deps.ts';
import { isSameOrigin } from '../guards/origin.ts';
import { type Fields, fieldsOf, visitorOf } from '../visitor.ts';

const MOST_CHANGES = { max: 60, timeWindow: '1 minute' };

type Call = Readonly<{ request: FastifyRequest; fields: Fields; deps: WireDeps }>;
type Changed = Outcome<ChangedWishlist, WishlistRefusal | WishlistCallRefusal>;

/** The visitor's wishlist: the account's if signed in. */
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

/** Creates or removes the share link, then redirects to the wishlist page; a script gets refusals as JSON. */
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

/** Stores what the account is emailed about, with the sentences as shown. */
async function chooseMails(call: Call): Promise<Outcome<boolean, WishlistCallRefusal>> {
  const { fields, request, deps } = call;
  const { mails } = deps.shop.wishlist;
  if ((await mails.choice(null)) === null) return refuse({ code: 'wishlist.mails-off' });
  const owner = await ownerOf(call);
  if (owner.kind === 'guest') return refuse({ code: 'wishlist.no-account' });
  const t = wordsIn(visitorOf(request, deps.config).language);
  const choice = { onPrice: fields.has('on_price'), onStock: fields.has('on_stock') };
  const chosen = [
    ...(choice.onPrice ? [t('wishlist:mails.price')] : []),
    ...(choice.onStock ? [t('wishlist:mails.stock')] : []),
  ];
  await mails.choose(owner.id, choice, [...chosen, t('wishlist:mails.consent')].join(' · '));
  return done(choice.onPrice || choice.onStock);
}

async function answerMails(reply: FastifyReply, call: Call) {
  const { request, deps } = call;
  const { language } = visitorOf(request, deps.config);
  const chosen = await chooseMails(call);
  if (!chosen.ok && request.headers.accept?.includes('application/json'))
    return refuseInJson(chosen.refusal, reply, language);
  const query = chosen.ok
    ? `mails=${chosen.value ? '1' : '0'}`
    : `refused=${chosen.refusal.code.slice('wishlist.'.length)}`;
  return reply.redirect(`${addressIn(language, '/wishlist/')}?${query}`, 303);
}

async function perform(reply: FastifyReply, call: Call, isTooOften: boolean) {
  if (isTooOften) return answer({ ok: false, refusal: { code: 'wishlist.too-many' } }, reply, call);
  if (call.fields.has('mails')) return answerMails(reply, call);
  return call.fields.has('share') ? answerShare(reply, call) : answer(await change(call), reply, call);
}

/**
 * `POST /wishlist/` with `add` or `remove`, the id of a product: what hearts send, with and without scripts; with
 * `share`, 1 or 0. With `mails` an account chooses its emails.
 */
export async function registerWishlist(app: FastifyInstance, deps: WireDeps): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    const count = scope.createRateLimit(MOST_CHANGES);
    for (const url of ['/wishlist/', '/ar/wishlist/']) {
      scope.post(url, async (request, reply) => {
        setNoStore(reply);
        if (!isSameOrigin(request.headers, new URL(deps.config.publicUrl).host)) {
          return reply.status(403).type('text/plain; charset=utf-8').send('-1');
        }
        const limit = await count(request);
        const isTooOften = !limit.isAllowed && limit.isExceeded;
        return perform(reply, { request, fields: fieldsOf(request.body), deps }, isTooOften);
      });
    }
  });
}
