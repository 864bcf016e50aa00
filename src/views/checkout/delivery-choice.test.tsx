import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import { translatorFor } from '#messages';
import type { CheckoutReview } from '#shop/checkout';
import { LanguageProvider } from '../language/language.tsx';
import { VatIncluded } from '../price/vat-included.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';

const MAIL = {
  ...{ id: 'by-mail:0', code: 'by-mail', title: { en: 'By email' }, cost: NOTHING },
  ...{ arrivesOn: null, hasSlots: false },
};

function deliveryOf(isNeeded: boolean): string {
  const cart = { delivery: { isNeeded, emirate: null } };
  const review = { cart, rates: isNeeded ? [] : [MAIL], rate: null, slots: [], slot: null };
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <DeliveryChoice review={review as unknown as CheckoutReview} />
    </LanguageProvider>,
  );
}

it('CO-05 delivery by email is shown without an emirate', () => {
  expect(deliveryOf(true)).toContain('Select an emirate');
  expect(deliveryOf(false)).toContain('By email');
  expect(deliveryOf(false)).not.toContain('Select an emirate');
});

it('shows the VAT of a total only if there is any', () => {
  const vatOf = (minor: number) =>
    renderToStaticMarkup(
      <LanguageProvider translator={translatorFor('en')}>
        <VatIncluded vat={aed(minor)} />
      </LanguageProvider>,
    );
  expect(vatOf(1186)).toContain('11.86');
  expect(vatOf(0)).toBe('');
});
