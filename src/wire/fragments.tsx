import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CartToken } from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import type { Cart } from '#shop/cart';
import { CartCount } from '#views/header/header.tsx';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import { MiniCart } from '#views/mini-cart/mini-cart.tsx';
import { makeNonce } from './nonce.ts';
import type { WireNeeds } from './visitor.ts';

/** Prints a view outside a page. */
export function print(node: ReactNode, language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>{node}</LanguageProvider>,
  );
}

/** In which language, for whose cart. */
export type PrintFacts = { language: Language; token: CartToken | null; needs: WireNeeds };

type LinkFacts = { language: Language; token: CartToken | null; secret: string };

/** The plain addresses that remove a line, bring it back or put it aside; good for this cart alone. */
export function lineLinks({ language, token, secret }: LinkFacts) {
  const nonce = makeNonce({ action: 'cart', owner: token ?? '', secret, nowMs: Date.now() });
  const cart = addressIn(language, '/cart/');
  return {
    remove: (key: string) => `${cart}?remove_item=${key}&_wpnonce=${nonce}`,
    undo: (key: string) => `${cart}?undo_item=${key}&_wpnonce=${nonce}`,
    keepForLater: (key: string) => `${cart}?save_for_later=${key}&_wpnonce=${nonce}`,
    moveToCart: (key: string) => `${cart}?move_to_cart=${key}&_wpnonce=${nonce}`,
    nonce,
  };
}

export type FragmentsAnswer = { fragments: Record<string, string>; cart_hash: string };

/** The pieces of the page that show the cart, by the selector each replaces. */
export async function fragmentsOf(
  cart: Cart,
  { language, token, needs }: PrintFacts,
): Promise<FragmentsAnswer> {
  const { remove } = lineLinks({ language, token, secret: needs.secret });
  const settings = await needs.shop.settings.all();
  return {
    fragments: {
      'div.widget_shopping_cart_content': print(
        <IdentityProvider identity={toIdentity(settings, language, needs.config.publicUrl)}>
          <div className="widget_shopping_cart_content">
            <MiniCart cart={cart} removeHref={remove} />
          </div>
        </IdentityProvider>,
        language,
      ),
      'span.jamra-cart-count': print(<CartCount count={cart.itemCount} />, language),
    },
    cart_hash: cart.hash,
  };
}
