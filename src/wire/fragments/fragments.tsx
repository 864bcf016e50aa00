import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CartToken } from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import type { Cart } from '#shop/cart';
import { type CartLinks, cartLinks } from '#views/cart-line/cart-links.ts';
import { CartCount, CartSubtotal } from '#views/header/cart-toggle.tsx';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import { DrawerCount, DrawerUndo } from '#views/mini-cart/drawer-parts.tsx';
import { MiniCart } from '#views/mini-cart/mini-cart.tsx';
import type { WireDeps } from '../deps.ts';
import { makeNonce } from '../guards/nonce.ts';

/** Number of cross-sells in the drawer. */
const OFFERED = 3;

/** Renders a view outside a page. */
export function print(node: ReactNode, language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>{node}</LanguageProvider>,
  );
}

/** The language, and whose cart. */
export type PrintFacts = { language: Language; token: CartToken | null; deps: WireDeps };

type LinkFacts = { language: Language; token: CartToken | null; secret: string };

/** The links that change this visitor's cart. */
export function lineLinks({ language, token, secret }: LinkFacts): CartLinks {
  const nonce = makeNonce({ action: 'cart', owner: token ?? '', secret, nowMs: Date.now() });
  return cartLinks(addressIn(language, '/cart/'), nonce);
}

export type FragmentsAnswer = { fragments: Record<string, string>; cart_hash: string };

/** The cart fragments, by selector. */
export async function fragmentsOf(
  cart: Cart,
  { language, token, deps }: PrintFacts,
): Promise<FragmentsAnswer> {
  const links = lineLinks({ language, token, secret: deps.secret });
  const [settings, offers, express] = await Promise.all([
    deps.shop.settings.all(),
    deps.shop.listing.goingWith(
      cart.lines.map(({ productId }) => productId),
      { language, limit: OFFERED, without: cart.saved.map(({ productId }) => productId) },
    ),
    deps.shop.checkout.express.ofCart(cart, 'drawer'),
  ]);
  return {
    fragments: {
      'div.widget_shopping_cart_content': print(
        <IdentityProvider identity={toIdentity(settings, language, deps.config.publicUrl)}>
          <div className="widget_shopping_cart_content">
            <MiniCart cart={cart} links={links} offers={offers} express={express} />
          </div>
        </IdentityProvider>,
        language,
      ),
      'span.jamra-cart-count': print(<CartCount count={cart.itemCount} />, language),
      'span.jamra-cart-subtotal': print(
        <CartSubtotal subtotal={cart.lines.length === 0 ? null : cart.totals.subtotal} />,
        language,
      ),
      'span.jamra-drawer-count': print(<DrawerCount count={cart.itemCount} />, language),
      'div.jamra-cart-undo': print(<DrawerUndo removed={cart.lastRemoved} undoHref={links.undo} />, language),
    },
    cart_hash: cart.hash,
  };
}
