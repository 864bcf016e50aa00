import type { SettingKey } from '#shop/settings';

/** Groups of settings, in the order of the screen. */
export const SETTING_GROUPS = [
  'shop',
  'checkout',
  'delivery',
  'taxes',
  'customers',
  'staff',
  'marketing',
  'look',
  'advanced',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** Screens that edit settings next to what they affect, with the group of each. */
export const SETTING_SCREENS = {
  payments: { path: '/admin/payments/ways/', group: 'checkout' },
  taxes: { path: '/admin/taxes/', group: 'taxes' },
  legal: { path: '/admin/legal/', group: 'customers' },
  restrictions: { path: '/admin/restrictions/', group: 'customers' },
  'coming-soon': { path: '/admin/coming-soon/', group: 'shop' },
  design: { path: '/admin/design/', group: 'look' },
} as const satisfies Readonly<Record<string, { path: string; group: SettingGroup }>>;
export type SettingScreen = keyof typeof SETTING_SCREENS;

/** Where a setting is edited: a group of the settings screen, or another screen; null if nowhere. */
type Place = { group: SettingGroup } | { screen: SettingScreen } | null;
const inGroup = (group: SettingGroup): Place => ({ group });
const onScreen = (screen: SettingScreen): Place => ({ screen });

/** A new setting that is missing here is a compile error. Choose the group in which an owner looks for it. */
export const SETTING_PLACES: Readonly<Record<SettingKey, Place>> = {
  'shop.name': inGroup('shop'),
  'shop.logo': inGroup('shop'),
  'shop.logoOnDark': inGroup('shop'),
  'shop.icon': inGroup('shop'),
  'shop.tagline': inGroup('shop'),
  'shop.legalName': inGroup('shop'),
  'shop.address': inGroup('shop'),
  'shop.phone': inGroup('shop'),
  'shop.email': inGroup('shop'),
  'shop.openGraphImage': inGroup('shop'),
  'shop.socialLinks': inGroup('shop'),
  'orders.monthlyGoalMinor': inGroup('shop'),
  storeNotice: inGroup('shop'),
  comingSoon: onScreen('coming-soon'),

  'payments.provider': onScreen('payments'),
  'payments.card': onScreen('payments'),
  'payments.wallet': onScreen('payments'),
  'payments.expressPlaces': onScreen('payments'),
  'payments.instalments': onScreen('payments'),
  'payments.cod': onScreen('payments'),
  'payments.transfer': onScreen('payments'),
  'payments.capture': onScreen('payments'),
  'orders.holdMinutes': inGroup('checkout'),
  'orders.holdTransferMinutes': inGroup('checkout'),
  'orders.draftDays': inGroup('checkout'),
  'orders.returnDays': inGroup('checkout'),
  'orders.refundSentMail': inGroup('checkout'),
  'orders.outForDeliveryMail': inGroup('delivery'),
  'orders.guaranteeMonths': inGroup('customers'),
  'orders.guaranteeExtensionMonths': inGroup('customers'),
  'quantity.maximum': inGroup('checkout'),
  'addToCart.redirectAfterAdd': inGroup('checkout'),
  'checkout.termsVersion': inGroup('checkout'),
  'checkout.privacyVersion': inGroup('checkout'),
  'checkout.giftWrap': inGroup('checkout'),

  'product.deliveryPromise': inGroup('delivery'),
  'product.returnsPromise': inGroup('delivery'),
  'stock.lowAmount': inGroup('delivery'),
  'listing.soldOut': inGroup('delivery'),

  'shop.trn': onScreen('taxes'),
  'invoices.series': onScreen('taxes'),
  'invoices.creditSeries': onScreen('taxes'),

  'accounts.passwordByLink': inGroup('customers'),
  'wishlist.enabled': inGroup('customers'),
  'wishlist.mails': inGroup('customers'),
  'reviews.approval': inGroup('customers'),
  'reviews.ratingRequired': inGroup('customers'),
  'reviews.ratingRequiredText': inGroup('customers'),
  'reviews.perPage': inGroup('customers'),
  'shop.messagesKeptDays': inGroup('customers'),
  'shop.licence': onScreen('legal'),
  'restrictions.minimumAge': onScreen('legal'),
  'restrictions.askAge': onScreen('legal'),
  'restrictions.ageQuestion': onScreen('legal'),
  'restrictions.warning': onScreen('legal'),
  'restrictions.deviceWarning': onScreen('legal'),
  'restrictions.promoteTobacco': inGroup('marketing'),
  'restrictions.rules': onScreen('restrictions'),

  'staff.secondFactor': inGroup('staff'),
  'staff.newOrderMail': inGroup('staff'),
  'staff.notificationMail': inGroup('staff'),
  'staff.setupGuide': inGroup('staff'),

  'subscriptions.enabled': inGroup('checkout'),
  'subscriptions.intervals': inGroup('checkout'),
  'subscriptions.classes': inGroup('checkout'),
  'subscriptions.noticeDays': inGroup('checkout'),
  'subscriptions.retries': inGroup('checkout'),

  'giftCards.enabled': inGroup('marketing'),
  'giftCards.validMonths': inGroup('marketing'),
  'giftCards.limits': inGroup('marketing'),
  'cart.reminder': inGroup('marketing'),
  'analytics.enabled': inGroup('marketing'),
  'analytics.googleTag': inGroup('marketing'),
  'analytics.tagManager': inGroup('marketing'),
  'analytics.metaPixel': inGroup('marketing'),
  'analytics.consent': inGroup('marketing'),
  'analytics.consentMonths': inGroup('marketing'),
  'analytics.leaveOutStaff': inGroup('marketing'),
  'analytics.keptDays': inGroup('marketing'),
  'analytics.sentDays': inGroup('marketing'),
  'share.counters': inGroup('marketing'),
  'feeds.tobacco': inGroup('marketing'),
  'feeds.productName': inGroup('marketing'),

  'listing.perPage': inGroup('look'),
  'layout.headerStickyOn': inGroup('look'),
  'blog.layout': inGroup('look'),
  'gallery.animationPreset': inGroup('look'),
  'viewer.share': inGroup('look'),
  'search.sameWords': inGroup('look'),
  'design.tokens': onScreen('design'),

  'catalogue.listingPrefix': inGroup('advanced'),
  'catalogue.listingRoot': inGroup('advanced'),
  'search.parameter': inGroup('advanced'),
  'quantity.ceiling': inGroup('advanced'),
  'addToCart.siteVariant': inGroup('advanced'),
  'addToCart.flow': inGroup('advanced'),
  'addToCart.errorDisplay': inGroup('advanced'),
  'payments.failuresBeforeWait': inGroup('advanced'),
  'analytics.scrollPercent': inGroup('advanced'),
  'analytics.gridPageViews': inGroup('advanced'),
  'limits.cartPerVisitor': inGroup('advanced'),
  'limits.cartPerAddress': inGroup('advanced'),
  'fragments.emptyVisit': inGroup('advanced'),
  'fragments.timeoutMs': inGroup('advanced'),
  'fragments.storeName': inGroup('advanced'),
  'fragments.hashKey': inGroup('advanced'),
  'demo.seeded': null,
};

/** The group of a setting, also of one on another screen. */
export function groupOf(key: SettingKey): SettingGroup | null {
  const place = SETTING_PLACES[key];
  if (place === null) return null;
  return 'group' in place ? place.group : SETTING_SCREENS[place.screen].group;
}

/** Earlier URLs had the first part of a setting's key as group; they redirect to its place. */
const FORMER_GROUPS: readonly string[] = [
  ...new Set(Object.keys(SETTING_PLACES).map((key) => key.split('.')[0] ?? key)),
];

export function isSettingGroup(name: string): name is SettingGroup {
  return SETTING_GROUPS.some((group) => group === name);
}

/** The address where a setting is edited, without language. */
export function settingPath(key: SettingKey): string | null {
  const place = SETTING_PLACES[key];
  if (place === null) return null;
  if ('screen' in place) return `${SETTING_SCREENS[place.screen].path}#${key}`;
  return `/admin/settings/?group=${place.group}#${key}`;
}

/** The address of an earlier group: that of its first setting; null for an unknown name. */
export function formerGroupPath(name: string): string | null {
  if (isSettingGroup(name) || !FORMER_GROUPS.includes(name)) return null;
  const key = (Object.keys(SETTING_PLACES) as SettingKey[]).find((one) => one.split('.')[0] === name);
  return key === undefined ? null : settingPath(key);
}
