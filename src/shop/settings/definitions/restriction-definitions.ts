import { z } from 'zod';
import { define, localized } from '../define.ts';
import { type RestrictionRule, restrictionRules } from '../restriction-rules.ts';

/** Settings of sales restrictions and warnings. */
export const restrictionDefinitions = {
  'restrictions.minimumAge': define(z.number().int().min(18).max(99), 21),
  'restrictions.askAge': define(z.enum(['tobacco', 'always', 'off']), 'tobacco'),
  'restrictions.ageQuestion': define(localized, {
    en: 'Are you {{age}} or older?',
    ar: 'هل عمرك {{age}} عامًا أو أكثر؟',
  }),
  'restrictions.warning': define(localized, {
    en: 'Warning: these products contain nicotine, which is addictive. For adults only.',
    ar: 'تحذير: تحتوي هذه المنتجات على النيكوتين وهو مادة تسبب الإدمان. للبالغين فقط.',
  }),
  'restrictions.deviceWarning': define(localized, {
    en: 'For adult users only. Heated tobacco is not risk free. The sticks contain nicotine, which is addictive.',
    ar: 'للبالغين فقط. التبغ المسخّن ليس خاليًا من المخاطر. تحتوي الأعواد على النيكوتين وهو مادة تسبب الإدمان.',
  }),
  'restrictions.promoteTobacco': define(z.boolean(), false),
  'restrictions.rules': define<readonly RestrictionRule[]>(restrictionRules, []),
} as const;
