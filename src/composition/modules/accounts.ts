import { createPublicFetch, createSafeTargetCheck } from '#platform/outward/public-fetch.ts';
import { createWebPush, type WebPush } from '#platform/outward/web-push.ts';
import { sealWith } from '#platform/seal.ts';
import type { createCart } from '#shop/cart';
import { createCustomers } from '#shop/customers';
import { forgetImports } from '#shop/data-transfer';
import type { Raise } from '#shop/events.ts';
import { subscribedEmailsInSql } from '#shop/newsletter';
import { buyersInSql, type createOrders, hasOrders } from '#shop/orders';
import { ownersInSql } from '#shop/registered-devices';
import type { createSettings } from '#shop/settings';
import { createStaff } from '#shop/staff';
import type { ComposeDeps } from '../deps.ts';
import { composeIdentity, type IdentityParts } from '../identity.ts';
import { personalData } from './personal-data.ts';

type AccountModules = Omit<Parameters<typeof personalData>[0], 'forgetImports'> & {
  orders: ReturnType<typeof createOrders>;
  cart: ReturnType<typeof createCart>;
  raise: Raise;
};

/** Builds the customer accounts. */
export function composeAccounts(
  deps: IdentityParts & Pick<ComposeDeps, 'config'>,
  { cart, raise, ...modules }: AccountModules,
) {
  return createCustomers({
    db: deps.db,
    clock: deps.clock,
    seal: sealWith(deps.secret),
    identity: composeIdentity('customers', deps),
    joinCart: cart.joinAccount,
    mergeCarts: async (tx, from, into) => {
      await cart.mergeAccounts(tx, from, into);
      await modules.payments.savedCards.forget(tx, from);
      await modules.wishlist.merge(tx, from, into);
      await modules.devices.merge(tx, from, into);
      await modules.productSubscriptions.merge(tx, from, into);
    },
    heldBy: async (id) => {
      const [devices, wishlist, subscriptions] = await Promise.all([
        modules.devices.ofPerson(id),
        modules.wishlist.ofPerson(id),
        modules.productSubscriptions.ofPerson(id),
      ]);
      return { devices: devices.length, wishlist: wishlist.length, subscriptions: subscriptions.length };
    },
    claimOrders: modules.orders.claim,
    moveOrders: modules.orders.changeOwner,
    hasOrders,
    claimGuest: modules.orders.claimGuest,
    people: { buyers: buyersInSql, deviceOwners: ownersInSql, subscribedEmails: subscribedEmailsInSql },
    findOrder: modules.orders.find,
    ordersOf: modules.orders.listFor,
    raise,
    personalData: personalData({ ...modules, cart, forgetImports: forgetImports(raise) }),
  });
}

/** Sends push messages to browsers of staff, in the name of the shop's email. */
export function composePush(
  { secret, config }: Pick<ComposeDeps, 'secret' | 'config'>,
  settings: Pick<ReturnType<typeof createSettings>, 'all'>,
): WebPush {
  const allowing = { loopback: config.asksLoopback };
  return createWebPush({
    secret,
    contact: async () => (await settings.all())['shop.email'],
    publicFetch: createPublicFetch(allowing),
    isSafeTarget: createSafeTargetCheck(allowing),
  });
}

/** Builds the staff accounts. */
export function composeStaff({ push, ...deps }: IdentityParts & { push: WebPush }) {
  return createStaff({ db: deps.db, clock: deps.clock, identity: composeIdentity('staff', deps), push });
}
