import { FILS_PER_DIRHAM } from '#kernel/money.ts';
import type { CartFacts, PopupSettings } from '../../popup.ts';

type Of<Setting extends keyof PopupSettings> = [Pick<PopupSettings, Setting>, Readonly<{ cart: CartFacts }>];

/** The cart contains any of the products, all of them, or none. Without products, only `none` passes. */
export function passesCartProducts(...[settings, { cart }]: Of<'cart_products' | 'cart_contains'>): boolean {
  const ids = settings.cart_products.flatMap(({ product }) => product ?? []);
  const held = ids.filter((id) => cart.products.includes(id));
  if (settings.cart_contains === 'none') return held.length === 0;
  return held.length > 0 && (settings.cart_contains === 'any' || held.length === ids.length);
}

export function passesCartValue(...[settings, { cart }]: Of<'cart_value_min' | 'cart_value_max'>): boolean {
  const { cart_value_min: min, cart_value_max: max } = settings;
  return cart.valueMinor >= min * FILS_PER_DIRHAM && (max === 0 || cart.valueMinor <= max * FILS_PER_DIRHAM);
}

export function passesCartState(...[{ cart_state }, { cart }]: Of<'cart_state'>): boolean {
  return (cart.products.length === 0) === (cart_state === 'empty');
}

/** Codes are compared as the cart takes them: in any case. */
export function passesCoupon(...[{ coupon, coupon_code }, { cart }]: Of<'coupon' | 'coupon_code'>): boolean {
  const code = coupon_code.trim().toLowerCase();
  const isUsed = cart.coupons.some((one) => code === '' || one.toLowerCase() === code);
  return isUsed === (coupon === 'used');
}
