import { inLanguage, type Language } from '#kernel/language.ts';
import { memoizeObject } from '#kernel/memoize.ts';
import { LEGAL_MINIMUM_AGE } from '#shop/restrictions/rules/age-rule.ts';
import type { LogoPicture, Settings } from '#shop/settings';
import type { identityDefaults } from '#shop/settings/rules/definitions/identity-defaults.ts';

/** The shop's identity in one language: names, company numbers and legal texts. */
export type ShopIdentity = Readonly<{
  name: string;
  legalName: string;
  trn: string;
  tagline: string;
  address: string;
  phone: string;
  email: string;
  /** The shop's own logo by the background it is drawn for; null: the built-in one. */
  logo: Readonly<Record<'light' | 'dark', LogoPicture | null>>;
  /** The shop's own site icon; null: the built-in one. */
  icon: LogoPicture | null;
  /** Without a trailing slash. */
  publicUrl: string;
  /** URL of the default social sharing picture. */
  sharePicture: string | null;
  minimumAge: number;
  /** Whether products have hearts. */
  hasWishlist: boolean;
  /** Whether products can be ordered again by themselves. */
  hasSubscriptions: boolean;
  warnings: Readonly<{ tobacco: string; device: string }>;
}>;

type IdentitySettings = Pick<Settings, keyof typeof identityDefaults>;

function readIdentity(settings: IdentitySettings, language: Language, publicUrl: string): ShopIdentity {
  const text = (localized: { en: string; ar?: string | undefined }) => inLanguage(localized, language);
  const { file } = settings['shop.openGraphImage'];
  return {
    name: text(settings['shop.name']),
    legalName: text(settings['shop.legalName']),
    logo: { light: settings['shop.logo'], dark: settings['shop.logoOnDark'] ?? settings['shop.logo'] },
    icon: settings['shop.icon'],
    trn: settings['shop.trn'],
    tagline: text(settings['shop.tagline']),
    address: text(settings['shop.address']),
    phone: settings['shop.phone'],
    email: settings['shop.email'],
    publicUrl,
    sharePicture: file === '' ? null : `/media/${file}`,
    minimumAge: Math.max(settings['restrictions.minimumAge'], LEGAL_MINIMUM_AGE),
    hasWishlist: settings['wishlist.enabled'],
    hasSubscriptions: settings['subscriptions.enabled'],
    warnings: {
      tobacco: text(settings['restrictions.warning']),
      device: text(settings['restrictions.deviceWarning']),
    },
  };
}

/** The identities of settings that were read, by language and address. */
const identitiesOf = memoizeObject((_settings: IdentitySettings) => new Map<string, ShopIdentity>());

/** Reads the identity from the settings; once from the same object. */
export function toIdentity(settings: IdentitySettings, language: Language, publicUrl: string): ShopIdentity {
  const known = identitiesOf(settings);
  const key = `${language} ${publicUrl}`;
  const identity = known.get(key) ?? readIdentity(settings, language, publicUrl);
  known.set(key, identity);
  return identity;
}
