import { z } from 'zod';
import { define, localized } from './define.ts';
import { type RestrictionRule, restrictionRules } from './restriction-rules.ts';

/** What may be sold to whom, and what is said with it. */
export const restrictionDefinitions = {
  'restrictions.minimumAge': define(
    'Who may order restricted goods; never below 18.',
    z.number().int().min(18).max(99),
    21,
  ),
  'restrictions.askAge': define(
    'tobacco = pages that show restricted goods ask for the age; always = every page asks; off = none does. Orders are checked in any case.',
    z.enum(['tobacco', 'always', 'off']),
    'tobacco',
  ),
  'restrictions.ageQuestion': define(
    'What the age question asks; {{age}} stands for restrictions.minimumAge.',
    localized,
    { en: 'Are you {{age}} or older?', ar: 'هل عمرك {{age}} عامًا أو أكثر؟' },
  ),
  'restrictions.warning': define(
    'The health warning beside tobacco, wherever it is shown; a product with a warning of its own keeps it on its page.',
    localized,
    {
      en: 'Warning: these products contain nicotine, which is addictive. For adults only.',
      ar: 'تحذير: تحتوي هذه المنتجات على النيكوتين وهو مادة تسبب الإدمان. للبالغين فقط.',
    },
  ),
  'restrictions.deviceWarning': define(
    'The health warning beside devices that heat tobacco, where no tobacco stands with them.',
    localized,
    {
      en: 'For adult users only. Heated tobacco is not risk free. The sticks contain nicotine, which is addictive.',
      ar: 'للبالغين فقط. التبغ المسخّن ليس خاليًا من المخاطر. تحتوي الأعواد على النيكوتين وهو مادة تسبب الإدمان.',
    },
  ),
  'restrictions.promoteTobacco': define(
    'Whether tobacco may carry badges, struck prices and countdowns, and whether codes and promotions may lower what is paid for it; its own prices stay as they are in any case.',
    z.boolean(),
    false,
  ),
  'restrictions.rules': define<readonly RestrictionRule[]>(
    'How goods may be sold, by their class and the emirate they go to: the first line that fits decides; none of them, and goods are sold as any other. Lines are described in docs/restricted-goods.md.',
    restrictionRules,
    [],
  ),
} as const;
