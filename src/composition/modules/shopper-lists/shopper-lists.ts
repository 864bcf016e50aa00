import type { ComposeDeps } from '../../deps.ts';
import { composeRegisteredDevices } from './registered-devices.ts';
import { composeWishlist } from './wishlist.ts';

type Modules = Parameters<typeof composeWishlist>[1] & Parameters<typeof composeRegisteredDevices>[1];

/** Builds what belongs to shoppers besides orders: wishlists and registered devices. */
export function composeShopperLists(deps: ComposeDeps, modules: Modules) {
  return { wishlist: composeWishlist(deps, modules), devices: composeRegisteredDevices(deps, modules) };
}
