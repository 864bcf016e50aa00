import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorFor } from '#messages';
import type { OrderLine } from '#shop/orders';
import { LanguageProvider } from '../../language/language.tsx';
import { NO_ERRORS } from '../form-parts.tsx';
import { ReturnRequestForm } from './return-form.tsx';

const dock = (productId: number, en: string, ar: string) => ({
  ...{ productId, variationId: null, quantity: 1, parts: [], name: { en: 'Twin Dock', ar: 'توين دوك' } },
  options: [{ slug: 'colour', name: { en: 'Colour', ar: 'اللون' }, value: { en, ar } }],
});
const LINES = [dock(1, 'Graphite', 'جرافيت'), dock(2, 'Porcelain', 'بورسلان')] as unknown as OrderLine[];

const printed = (language: 'en' | 'ar', left: readonly number[], { isMailed = true, lines = LINES } = {}) =>
  renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <ReturnRequestForm
        {...{ lines, products: {}, left, isMailed, nonce: 'n', draft: {}, errors: NO_ERRORS }}
      />
    </LanguageProvider>,
  );
const labelOf = (markup: string, field: string) =>
  new RegExp(`<label for="${field}">(.*?)</label>`).exec(markup)?.[1];

it('AC-02 the return form distinguishes two variants of a product', () => {
  for (const [language, first, second] of [
    ['en', 'Graphite', 'Porcelain'],
    ['ar', 'جرافيت', 'بورسلان'],
  ] as const) {
    const markup = printed(language, [1, 1]);
    expect(labelOf(markup, 'return_0')).toContain(first);
    expect(labelOf(markup, 'return_1')).toContain(second);
  }
});

it('AC-02 returned items are not offered again', () => {
  const markup = printed('en', [0, 1]);
  expect(markup).not.toContain('return_0');
  expect(markup).toContain('name="return_1"');
});

it('OR-05 a bundle is returned complete, with its parts and a note on single faulty parts', () => {
  const part = { productId: 9, quantity: 2, name: { en: 'Lumenta Classic', ar: 'لومينتا كلاسيك' } };
  const kit = { ...dock(3, 'Graphite', 'جرافيت'), parts: [part] } as unknown as OrderLine;
  for (const [language, words, note] of [
    ['en', '2 × Lumenta Classic', 'returned complete'],
    ['ar', '2 × لومينتا كلاسيك', 'تُرجع الحزمة كاملة'],
  ] as const) {
    const markup = printed(language, [1], { lines: [kit] });
    expect(labelOf(markup, 'return_0')).toContain(words);
    expect(markup).toContain(note);
    expect(printed(language, [1, 1])).not.toContain(note);
    expect(printed(language, [0, 1], { lines: [kit, ...LINES] })).not.toContain(note);
  }
});

it('OR-05 the form promises an email only when the order has an address', () => {
  for (const [language, promise] of [
    ['en', 'email you'],
    ['ar', 'سنراسلك'],
  ] as const) {
    expect(printed(language, [1, 0])).toContain(promise);
    expect(printed(language, [1, 0], { isMailed: false })).not.toContain(promise);
  }
});
