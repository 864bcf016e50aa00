import type { Cart } from '#shop/cart';
import { CartTotals } from '#views/cart-page/cart-totals.tsx';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { lineLinks, type PrintFacts, print } from './fragments.tsx';

/** `div.cart_totals` as on the cart page. */
export async function printTotals(cart: Cart, { language, token, deps }: PrintFacts): Promise<string> {
  const links = lineLinks({ language, token, secret: deps.secret });
  const [settings, express] = await Promise.all([
    deps.shop.settings.all(),
    deps.shop.checkout.express.ofCart(cart, 'cart'),
  ]);
  return print(
    <IdentityProvider identity={toIdentity(settings, language, deps.config.publicUrl)}>
      <CartTotals cart={cart} links={links} express={express} />
    </IdentityProvider>,
    language,
  );
}
