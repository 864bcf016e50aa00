/** The meta of a product that is a gift card, `Meta: _gift_card` in the product file, as WooCommerce's plugins have it. */
export const GIFT_CARD = '_gift_card';

type Meta = Readonly<Record<string, string>>;

const YES: readonly string[] = ['yes', '1', 'true'];

/**
 * Whether a product is a gift card: nothing is delivered, VAT is due when it is redeemed, and no restriction and no
 * discount applies.
 *
 * @param parent of a variation's product
 */
export function isGiftCard(meta: Meta, parent: Meta = {}): boolean {
  return YES.includes((parent[GIFT_CARD] ?? meta[GIFT_CARD] ?? '').trim().toLowerCase());
}
