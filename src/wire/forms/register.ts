import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, splitLanguage } from '#kernel/language.ts';
import { acceptForms } from '../bodies.ts';
import { addCookies, cartCookies, noticesWait, sessionCookie } from '../cookies.ts';
import { isForeignLink, isOwnOrigin } from '../origin.ts';
import { fromRoot, ownAddress, ownReferer } from '../own-address.ts';
import { TooManyRequests } from '../too-many.tsx';
import {
  type CartWireNeeds,
  type Fields,
  fieldsOf,
  type Visitor,
  visitorOf,
  type WireNeeds,
} from '../visitor.ts';
import { cancelOrder } from './cancel-order.ts';
import { addByForm, type FormEffect, updateByForm } from './cart-parameters.ts';
import { applyCodeByForm, calculateDelivery, removeCodeByLink } from './codes-and-delivery.ts';
import { foreignLinkTarget } from './foreign-link.ts';
import { keepByLink, moveByLink, removeByLink, undoByLink } from './line-parameters.ts';
import { orderAgain } from './order-again.ts';

type Act = (call: { fields: Fields; visitor: Visitor; needs: WireNeeds }) => Promise<FormEffect>;

/** Links and forms that change the cart without script, by the parameter that names them. */
export const ACTS: readonly { parameter: string; act: Act }[] = [
  { parameter: 'add-to-cart', act: addByForm },
  { parameter: 'remove_item', act: removeByLink },
  { parameter: 'undo_item', act: undoByLink },
  { parameter: 'save_for_later', act: keepByLink },
  { parameter: 'move_to_cart', act: moveByLink },
  { parameter: 'remove_coupon', act: removeCodeByLink },
  { parameter: 'apply_coupon', act: applyCodeByForm },
  { parameter: 'calc_shipping', act: calculateDelivery },
  { parameter: 'update_cart', act: updateByForm },
  { parameter: 'proceed', act: updateByForm },
  { parameter: 'order_again', act: orderAgain },
  { parameter: 'cancel_order', act: cancelOrder },
];

/** Parameters that must not travel on: reloading the page they lead to would act again. */
const SPENT = [
  'add-to-cart',
  'remove_item',
  'undo_item',
  'order_again',
  'cancel_order',
  'save_for_later',
  'move_to_cart',
  'remove_coupon',
  '_wpnonce',
  'quantity',
  'variation_id',
  'removed_item',
];

/** An address without what has been done already. */
function withoutSpent(own: URL): URL {
  for (const name of SPENT) own.searchParams.delete(name);
  return own;
}

type Leading = { request: FastifyRequest; language: Visitor['language']; needs: WireNeeds };

function targetOf({ redirect }: FormEffect, { request, language, needs }: Leading): string | null {
  if (redirect === null) return null;
  if (redirect === 'cart' || redirect === 'checkout') return addressIn(language, `/${redirect}/`);
  if (typeof redirect === 'object') {
    const own = ownAddress(redirect.to, request, needs.config);
    return own === null ? addressIn(language, '/') : fromRoot(withoutSpent(own));
  }
  const from = ownReferer(request, needs.config);
  // A form is answered with a redirect in any case, so that a reload does not send it again.
  if (from === null) return request.method === 'POST' ? addressIn(language, '/cart/') : null;
  withoutSpent(from);
  if (redirect === 'removed') from.searchParams.set('removed_item', '1');
  return fromRoot(from);
}

async function applyEffect(
  effect: FormEffect,
  { request, reply, needs }: { request: FastifyRequest; reply: FastifyReply; needs: WireNeeds },
) {
  const { cookies, language } = visitorOf(request, needs.config);
  const token = effect.change?.token ?? cookies.token;
  if (effect.change !== null) {
    const { cart, token: owner } = effect.change;
    addCookies(
      reply,
      cartCookies({ token: owner, hash: cart.hash, itemCount: cart.itemCount }, cookies, needs.config),
    );
  }
  const target = targetOf(effect, { request, language, needs });
  if (effect.notices.length > 0) {
    const owner = await needs.shop.cart.notices.add(token, effect.notices);
    request.noticesFor = owner;
    if (owner !== token) {
      addCookies(reply, [sessionCookie(owner, needs.config)]);
    }
    if (target !== null) addCookies(reply, [noticesWait(needs.config)]);
  }
  if (effect.change !== null) request.noticesFor ??= effect.change.token;
  if (target !== null) return reply.header('cache-control', 'no-store').redirect(target, 302);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** This very request changed the cart or left a sentence: whose cart the page is printed for. */
    noticesFor?: import('#kernel/ids.ts').CartToken;
  }
}

/** A post from another origin is refused; a link followed there does nothing and leads on. @returns null for our own */
async function answerForeign(request: FastifyRequest, reply: FastifyReply, needs: WireNeeds) {
  const { shop, config } = needs;
  const { host } = new URL(config.publicUrl);
  if (request.method === 'POST')
    return isOwnOrigin(request.headers, host)
      ? null
      : reply.status(403).type('text/plain; charset=utf-8').send('-1');
  if (!isForeignLink(request.headers, host)) return null;
  const { language } = splitLanguage(request.originalUrl.split('?')[0] ?? '/');
  const url = new URL(request.originalUrl, config.publicUrl);
  const followed = { url, language, acts: ACTS.map(({ parameter }) => parameter) };
  const target = new URL(await foreignLinkTarget(followed, shop), config.publicUrl);
  return reply.redirect(fromRoot(target), 302);
}

/** Before any page: what its link or form does to the cart. Posts and links from other origins do nothing. */
export async function registerCartForms(pages: FastifyInstance, needs: CartWireNeeds): Promise<void> {
  await acceptForms(pages);
  pages.addHook('preHandler', async (request, reply) => {
    const query = new URL(request.originalUrl, needs.config.publicUrl).searchParams;
    const posted = fieldsOf(request.body);
    const named = ACTS.find(({ parameter }) => posted.has(parameter) || query.has(parameter));
    if (named === undefined) return;
    const foreign = await answerForeign(request, reply, needs);
    if (foreign !== null) return foreign;
    const seconds = await needs.limits.wait(request, 'change');
    if (seconds !== null) {
      reply.header('retry-after', seconds);
      throw new TooManyRequests(seconds);
    }
    const fields = new Map([...query, ...posted]);
    const effect = await named.act({ fields, visitor: visitorOf(request, needs.config), needs });
    if (effect.change !== null) needs.limits.recognise(effect.change.token);
    return applyEffect(effect, { request, reply, needs });
  });
}
