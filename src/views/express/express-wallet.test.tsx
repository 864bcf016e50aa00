import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorFor } from '#messages';
import type { CheckoutReview, ExpressOffer } from '#shop/checkout';
import { LanguageProvider } from '../language/language.tsx';
import { CartExpress, CheckoutExpress, ExpressOnProducts, ProductExpress } from './express-wallet.tsx';

const OFFERED: ExpressOffer = { isOffered: true, notFor: null, hideOn: [] };

function print(node: ReactNode, language: 'en' | 'ar' = 'en'): string {
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>{node}</LanguageProvider>,
  );
}

it('WG-25 a product form has the button if the wallet is offered, unless its template turns it off', () => {
  const button = <ProductExpress productId={7} express={OFFERED} />;
  expect(print(button)).toMatch(/name="express_wallet"[^>]*value="7"|value="7"[^>]*name="express_wallet"/);
  expect(print(button, 'ar')).toContain('أو');
  expect(print(<ExpressOnProducts value={false}>{button}</ExpressOnProducts>)).toBe('');
  expect(print(<ProductExpress productId={7} express={{ ...OFFERED, isOffered: false }} />)).toBe('');
  expect(print(<ProductExpress productId={7} express={null} />)).toBe('');
});

it('PM-04 an excluded device does not see the button', () => {
  const html = print(<ProductExpress productId={7} express={{ ...OFFERED, hideOn: ['desktop'] }} />);
  expect(html).toContain('data-hide-on="desktop"');
});

it('PM-04 product, drawer and cart page give the reason for products and plans, and no other', () => {
  const off = { ...OFFERED, isOffered: false };
  expect(print(<ProductExpress productId={7} express={{ ...off, notFor: 'tobacco' }} />)).toContain(
    'Not available for tobacco',
  );
  expect(print(<CartExpress express={{ ...off, notFor: 'tobacco' }} />)).toContain(
    'Not available for tobacco',
  );
  expect(print(<CartExpress express={{ ...off, notFor: 'plan' }} />)).toContain('subscriptions');
  expect(print(<CartExpress express={off} />)).toBe('');
});

it('CO-08 the checkout knows whether the wallet is offered before its methods are loaded', () => {
  const method = { code: 'jamra_wallet' } as unknown as CheckoutReview['methods'][number];
  expect(print(<CheckoutExpress methods={[method]} />)).not.toContain('data-off');
  expect(print(<CheckoutExpress methods={[]} />)).toContain('data-off=""');
});
