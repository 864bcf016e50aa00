import { z } from 'zod';
import { DEVICE_MODES, type DeviceMode } from '#kernel/web/device-mode.ts';
import { DEFAULT_SYNONYMS } from '../synonyms.ts';
import { analyticsDefinitions } from './analytics-definitions.ts';
import { cartDefinitions } from './cart-definitions.ts';
import { comingSoonDefinition } from './coming-soon-definition.ts';
import { define, type LogoPicture, localized, logo, logoOnDark } from './define.ts';
import { identityDefaults } from './identity-defaults.ts';
import { orderDefinitions } from './order-definitions.ts';
import { restrictionDefinitions } from './restriction-definitions.ts';

/** Roles that mails about orders and payments may go to. */
const MAILED_ROLES = ['owner', 'manager', 'order-desk'] as const;
/** Custom roles are listed by id, and receive them only if they may see orders. */
type MailedRole = (typeof MAILED_ROLES)[number] | `role-${number}`;
const mailedRole = z.union([
  z.enum(MAILED_ROLES),
  z.custom<`role-${number}`>((value) => typeof value === 'string' && /^role-[1-9]\d{0,9}$/.test(value)),
]);

/** A plain text is accepted as the English one. */
const ownName = z.union([
  localized.extend({ en: z.string().min(1) }),
  z
    .string()
    .min(1)
    .transform((en) => ({ en })),
]);
/** The page of a shop's profile elsewhere. */
const httpsAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(300);
const image = z.object({ file: z.string() });

/**
 * All settings with their defaults. Where the specification allows two readings, a setting offers both; its help text
 * in `messages` explains the difference.
 */
export const definitions = {
  'shop.name': define(localized, identityDefaults['shop.name']),
  'shop.logo': define<LogoPicture | null>(logo, identityDefaults['shop.logo']),
  'shop.logoOnDark': define<LogoPicture | null>(logoOnDark, identityDefaults['shop.logoOnDark']),
  'shop.icon': define<LogoPicture | null>(logo, identityDefaults['shop.icon']),
  'shop.tagline': define(localized, identityDefaults['shop.tagline']),
  'shop.legalName': define(ownName, identityDefaults['shop.legalName']),
  'shop.trn': define(z.string().regex(/^\d{15}$/), identityDefaults['shop.trn']),
  'shop.licence': define(z.string(), ''),
  'shop.address': define(localized, identityDefaults['shop.address']),
  'shop.phone': define(z.string(), identityDefaults['shop.phone']),
  'shop.socialLinks': define(z.array(httpsAddress).max(12), []),
  'shop.email': define(z.email(), identityDefaults['shop.email']),
  'catalogue.listingPrefix': define(z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/), 'sticks'),
  'catalogue.listingRoot': define(z.string().min(1), 'tobacco-sticks'),
  'listing.perPage': define(z.number().int().min(1).max(100), 12),
  'listing.soldOut': define(z.enum(['show', 'last', 'hide']), 'last'),
  'product.deliveryPromise': define(z.enum(['days', 'plain', 'none']), 'days'),
  'product.returnsPromise': define(z.object({ title: localized, text: localized }), {
    title: { en: '14-day returns', ar: 'إرجاع خلال 14 يومًا' },
    text: {
      en: 'Unused, in the original box. Sticks must be sealed.',
      ar: 'غير مستخدم وفي علبته الأصلية. الأعواد بختم سليم.',
    },
  }),
  'stock.lowAmount': define(z.number().int().min(0).max(9999), 2),
  'gallery.animationPreset': define(z.enum(['shop', 'slider']), 'shop'),
  'viewer.share': define(z.boolean(), false),
  'reviews.ratingRequired': define(z.boolean(), true),
  'reviews.ratingRequiredText': define(localized, {
    en: 'Please select a rating',
    ar: 'يرجى اختيار عدد النجوم',
  }),
  'reviews.approval': define(z.enum(['staff', 'none']), 'staff'),
  'reviews.perPage': define(z.number().int().min(1).max(100), 10),
  /** Tokens that differ from the shipped design; `shop/design` defines the known ones. */
  'design.tokens': define<Readonly<Record<string, string | number>>>(
    z.record(z.string(), z.union([z.string(), z.number()])),
    {},
  ),
  storeNotice: define(z.object({ id: z.string().regex(/^[\w-]*$/), enabled: z.boolean(), text: localized }), {
    id: '',
    enabled: false,
    text: { en: '' },
  }),
  'share.counters': define(z.boolean(), false),
  'blog.layout': define(z.enum(['classic', 'full', 'cards']), 'cards'),
  'shop.openGraphImage': define(image, identityDefaults['shop.openGraphImage']),
  'feeds.productName': define(z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/), 'products'),
  'feeds.tobacco': define(z.boolean(), false),
  'search.parameter': define(z.enum(['s', 'q', 'search', 'query', 'keyword']), 's'),
  'layout.headerStickyOn': define<readonly DeviceMode[]>(z.array(z.enum(DEVICE_MODES)), DEVICE_MODES),
  'search.sameWords': define(z.array(z.string().min(1)).max(500), [...DEFAULT_SYNONYMS]),
  'demo.seeded': define(z.string(), ''),
  ...analyticsDefinitions,
  ...comingSoonDefinition,
  ...cartDefinitions,
  ...restrictionDefinitions,
  ...orderDefinitions,
  'staff.secondFactor': define(z.enum(['required', 'optional']), 'required'),
  'staff.newOrderMail': define<MailedRole[]>(z.array(mailedRole), ['owner']),
  'staff.notificationMail': define<MailedRole[]>(z.array(mailedRole), ['owner']),
  'staff.setupGuide': define(z.boolean(), true),
} as const;

export type SettingKey = keyof typeof definitions;
/** Settings that name a picture as a logo or the site icon. */
export const LOGO_SETTINGS = ['shop.logo', 'shop.logoOnDark', 'shop.icon'] as const;

export type SettingValue<K extends SettingKey> = (typeof definitions)[K]['default'];
export type Settings = { readonly [K in SettingKey]: SettingValue<K> };

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(definitions, key);
}

/** The default settings. */
export function defaultSettings(): Settings {
  return Object.fromEntries(
    Object.entries(definitions).map(([key, { default: value }]) => [key, value]),
  ) as Settings;
}
