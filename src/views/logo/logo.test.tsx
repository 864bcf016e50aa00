import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import { LanguageProvider } from '../language/language.tsx';
import { Logo } from './logo.tsx';

function print(language: Language, isShortOnPhones: boolean): string {
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <Logo scheme="light" isShortOnPhones={isShortOnPhones} />
    </LanguageProvider>,
  );
}

it('BO-05 shows the Latin logo on English pages', () => {
  for (const isShortOnPhones of [true, false])
    expect(print('en', isShortOnPhones)).toContain(
      '<img src="/brand/logo-light.svg" alt="Jamra" width="238"',
    );
});

it('BO-05 shows the bilingual logo on Arabic pages', () => {
  expect(print('ar', false)).toContain('src="/brand/logo-light-bilingual.svg" alt="جمرة" width="358"');
});

it('LY-03 shows the short logo on phones where requested', () => {
  const html = print('ar', true);
  expect(html).toContain(
    '<source media="(min-width: 769px)" srcSet="/brand/logo-light-bilingual.svg" width="358"',
  );
  expect(html).toContain('<img src="/brand/logo-light.svg"');
});
