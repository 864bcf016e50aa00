import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { LanguageProvider } from '../language/language.tsx';
import { ErrorSummary } from './error-summary.tsx';

function print(errors: Parameters<typeof ErrorSummary>[0]['errors']): string {
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <ErrorSummary errors={errors} />
    </LanguageProvider>,
  );
}

it('CO-01 prints the errors of a checkout without scripts as the list of the wire', () => {
  const html = print([{ text: 'Accept the terms.', field: 'terms' }, { text: 'Sold out.' }]);
  expect(html).toContain(
    '<ul class="woocommerce-error" role="alert"><li data-id="terms"><a href="#terms">Accept the terms.</a></li><li>Sold out.</li></ul>',
  );
});

it('CO-01 prints no list without errors', () => {
  expect(print([])).not.toContain('role="alert"');
});
