/** Defaults of the settings that make the shop's identity; a browser has them without the schemas of all settings. */
export const identityDefaults = {
  'shop.name': { en: 'Jamra', ar: 'جمرة' },
  'shop.logo': null,
  'shop.logoOnDark': null,
  'shop.icon': null,
  'shop.tagline': {
    en: 'Warmth, without the flame.',
    ar: 'دفء بلا لهب.',
  },
  'shop.legalName': { en: 'Jamra', ar: 'جمرة' },
  'shop.trn': '100000000000003',
  'shop.address': { en: '' },
  'shop.phone': '',
  'shop.email': 'hello@jamra.example',
  'shop.openGraphImage': { file: '' },
  'wishlist.enabled': true,
  'subscriptions.enabled': false,
  'restrictions.minimumAge': 21,
  'restrictions.warning': {
    en: 'Warning: these products contain nicotine, which is addictive. For adults only.',
    ar: 'تحذير: تحتوي هذه المنتجات على النيكوتين وهو مادة تسبب الإدمان. للبالغين فقط.',
  },
  'restrictions.deviceWarning': {
    en: 'For adult users only. Heated tobacco is not risk free. The sticks contain nicotine, which is addictive.',
    ar: 'للبالغين فقط. التبغ المسخّن ليس خاليًا من المخاطر. تحتوي الأعواد على النيكوتين وهو مادة تسبب الإدمان.',
  },
};
