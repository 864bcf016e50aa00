import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { translatorFor } from '#messages';
import { LanguageProvider } from '../language/language.tsx';
import { BalancePage } from './balance-page.tsx';

function pageOf(card: { minor: number; isExpired?: boolean }): string {
  const { minor, isExpired = false } = card;
  const shown = { lastFour: 'HB2C', balance: aed(minor), initial: aed(25_000), expiresAt: null, isExpired };
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <BalancePage card={shown} typed="" error={null} />
    </LanguageProvider>,
  );
}

it('the error of a code follows its field, which has the focus', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <BalancePage card={null} typed="1234" error="Check the spelling." />
    </LanguageProvider>,
  );
  expect(html).toMatch(/id="gift_card_code"[^>]* autofocus=""[^>]*><div class="j-field is-bad"/i);
  expect(pageOf({ minor: 100 })).not.toMatch(/autofocus/i);
});

it('only a card that can still pay is shown as usable', () => {
  const words = 'Enter the code in your cart or at checkout';
  expect(pageOf({ minor: 100 })).toContain(words);
  expect(pageOf({ minor: 0 })).not.toContain(words);
  expect(pageOf({ minor: 100, isExpired: true })).not.toContain(words);
});
