import { z } from 'zod';
import { type RestrictionRule, restrictionRules } from '../restriction-rules.ts';
import { define, localized } from './define.ts';
import { identityDefaults } from './identity-defaults.ts';

/** Settings of sales restrictions and warnings. */
export const restrictionDefinitions = {
  'restrictions.minimumAge': define(
    z.number().int().min(18).max(99),
    identityDefaults['restrictions.minimumAge'],
  ),
  'restrictions.askAge': define(z.enum(['tobacco', 'always', 'off']), 'tobacco'),
  'restrictions.ageQuestion': define(localized, {
    en: 'Are you {{age}} or older?',
    ar: 'هل عمرك {{age}} عامًا أو أكثر؟',
  }),
  'restrictions.warning': define(localized, identityDefaults['restrictions.warning']),
  'restrictions.deviceWarning': define(localized, identityDefaults['restrictions.deviceWarning']),
  'restrictions.promoteTobacco': define(z.boolean(), false),
  'restrictions.rules': define<readonly RestrictionRule[]>(restrictionRules, []),
} as const;
