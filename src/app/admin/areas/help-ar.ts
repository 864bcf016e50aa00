// Written by `npm run areas` from the folders beside this one.
import { help as abTests } from '../ab-tests/help/ar.ts';
import { help as analytics } from '../analytics/help/ar.ts';
import { help as audit } from '../audit/help/ar.ts';
import { help as comingSoon } from '../coming-soon/help/ar.ts';
import { help as consent } from '../consent/help/ar.ts';
import { help as content } from '../content/help/ar.ts';
import { help as conversions } from '../conversions/help/ar.ts';
import { help as customers } from '../customers/help/ar.ts';
import { help as dataTransfer } from '../data-transfer/help/ar.ts';
import { help as delivery } from '../delivery/help/ar.ts';
import { help as design } from '../design/help/ar.ts';
import { help as entries } from '../entries/help/ar.ts';
import { help as giftCards } from '../gift-cards/help/ar.ts';
import { help as home } from '../home/help/ar.ts';
import { help as jobs } from '../jobs/help/ar.ts';
import { help as legal } from '../legal/help/ar.ts';
import { help as locations } from '../locations/help/ar.ts';
import { help as mails } from '../mails/help/ar.ts';
import { help as media } from '../media/help/ar.ts';
import { help as menus } from '../menus/help/ar.ts';
import { help as orders } from '../orders/help/ar.ts';
import { help as payments } from '../payments/help/ar.ts';
import { help as popups } from '../popups/help/ar.ts';
import { help as products } from '../products/help/ar.ts';
import { help as promotions } from '../promotions/help/ar.ts';
import { help as redirects } from '../redirects/help/ar.ts';
import { help as reports } from '../reports/help/ar.ts';
import { help as restrictions } from '../restrictions/help/ar.ts';
import { help as reviews } from '../reviews/help/ar.ts';
import { help as settings } from '../settings/help/ar.ts';
import { help as staff } from '../staff/help/ar.ts';
import { help as subscribers } from '../subscribers/help/ar.ts';
import { help as subscriptions } from '../subscriptions/help/ar.ts';
import { help as taxes } from '../taxes/help/ar.ts';
import { help as templates } from '../templates/help/ar.ts';
import { help as terms } from '../terms/help/ar.ts';
import { help as trash } from '../trash/help/ar.ts';

export const areaHelp = {
  ...abTests,
  ...analytics,
  ...audit,
  ...comingSoon,
  ...consent,
  ...content,
  ...conversions,
  ...customers,
  ...dataTransfer,
  ...delivery,
  ...design,
  ...entries,
  ...giftCards,
  ...home,
  ...jobs,
  ...legal,
  ...locations,
  ...mails,
  ...media,
  ...menus,
  ...orders,
  ...payments,
  ...popups,
  ...products,
  ...promotions,
  ...redirects,
  ...reports,
  ...restrictions,
  ...reviews,
  ...settings,
  ...staff,
  ...subscribers,
  ...subscriptions,
  ...taxes,
  ...templates,
  ...terms,
  ...trash,
};
