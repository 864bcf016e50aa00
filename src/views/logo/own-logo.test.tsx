import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import type { LogoPicture } from '#shop/settings';
import { defaultSettings } from '#shop/settings/rules/definitions/definitions.ts';
import { IdentityProvider } from '../identity/identity.tsx';
import { toIdentity } from '../identity/to-identity.ts';
import { LanguageProvider } from '../language/language.tsx';
import { storeData } from '../structured-data/site-data.ts';
import { Logo } from './logo.tsx';
import { Mark } from './mark.tsx';

const copy = (format: string, widthPx: number) => {
  const file = `aa/mark-${widthPx}.${format}`;
  return { format, widthPx, heightPx: widthPx / 4, file };
};
const sizes = [copy('webp', 720), copy('avif', 480), copy('webp', 320), copy('webp', 480)];
const LOGO = { file: 'aa/mark.png', widthPx: 800, heightPx: 200 };
const ON_DARK = { ...LOGO, file: 'bb/white.png', sizes };

type Logos = Readonly<{ logo: LogoPicture | null; onDark?: LogoPicture | null; language?: Language }>;

const identityOf = ({ logo, onDark = null, language = 'en' }: Logos) =>
  toIdentity(
    {
      ...defaultSettings(),
      ...{ 'shop.name': { en: 'Ember', ar: 'إمبر' }, 'shop.logo': logo, 'shop.logoOnDark': onDark },
    },
    language,
    'https://shop.test',
  );

function print(logos: Logos, children: ReactNode): string {
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(logos.language ?? 'en')}>
      <IdentityProvider identity={identityOf(logos)}>{children}</IdentityProvider>
    </LanguageProvider>,
  );
}

it('BO-05 the shop’s own logo has its dimensions and the shop’s name, in both languages', () => {
  const html = print({ logo: LOGO }, <Logo scheme="light" isShortOnPhones />);
  expect(html).toContain(
    '<img class="j-logo" src="/media/aa/mark.png" alt="Ember" width="800" height="200"/>',
  );
  const arabic = print({ logo: LOGO, language: 'ar' }, <Logo scheme="light" isShortOnPhones />);
  expect(arabic).toBe(html.replace('Ember', 'إمبر'));
});

it('BO-05 dark backgrounds have a logo of their own, else the same one, as its smallest sharp copy', () => {
  const dark = <Logo scheme="dark" loading="lazy" />;
  expect(print({ logo: LOGO, onDark: ON_DARK }, dark)).toContain('src="/media/aa/mark-480.webp"');
  expect(print({ logo: LOGO }, dark)).toContain('src="/media/aa/mark.png"');
  expect(print({ logo: null, onDark: ON_DARK }, <Logo scheme="light" />)).toContain('/brand/logo-light.svg');
});

it('BO-05 the mark is the shop’s own logo, too', () => {
  expect(print({ logo: LOGO }, <Mark sizePx={48} />)).toContain('src="/media/aa/mark.png" alt=""');
  expect(print({ logo: null }, <Mark sizePx={48} />)).toContain(
    '<img src="/brand/mark.svg" alt="" width="48" height="48"/>',
  );
});

it('BO-05 structured data name the logo', () => {
  expect(storeData(identityOf({ logo: LOGO }))).toMatchObject({
    logo: 'https://shop.test/media/aa/mark.png',
  });
  expect(storeData(identityOf({ logo: null }))).toMatchObject({
    logo: 'https://shop.test/brand/icon-512.png',
  });
});
