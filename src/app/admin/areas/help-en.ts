// Written by `npm run areas` from the folders beside this one.
import { help as abTests } from '../ab-tests/help/en.ts';
import { help as analytics } from '../analytics/help/en.ts';
import { help as audit } from '../audit/help/en.ts';
import { help as comingSoon } from '../coming-soon/help/en.ts';
import { help as consent } from '../consent/help/en.ts';
import { help as content } from '../content/help/en.ts';
import { help as conversions } from '../conversions/help/en.ts';
import { help as customers } from '../customers/help/en.ts';
import { help as dataTransfer } from '../data-transfer/help/en.ts';
import { help as delivery } from '../delivery/help/en.ts';
import { help as design } from '../design/help/en.ts';
import { help as entries } from '../entries/help/en.ts';
import { help as giftCards } from '../gift-cards/help/en.ts';
import { help as home } from '../home/help/en.ts';
import { help as jobs } from '../jobs/help/en.ts';
import { help as legal } from '../legal/help/en.ts';
import { help as locations } from '../locations/help/en.ts';
import { help as mails } from '../mails/help/en.ts';
import { help as media } from '../media/help/en.ts';
import { help as menus } from '../menus/help/en.ts';
import { help as orders } from '../orders/help/en.ts';
import { help as payments } from '../payments/help/en.ts';
import { help as popups } from '../popups/help/en.ts';
import { help as products } from '../products/help/en.ts';
import { help as promotions } from '../promotions/help/en.ts';
import { help as redirects } from '../redirects/help/en.ts';
import { help as reports } from '../reports/help/en.ts';
import { help as restrictions } from '../restrictions/help/en.ts';
import { help as reviews } from '../reviews/help/en.ts';
import { help as settings } from '../settings/help/en.ts';
import { help as staff } from '../staff/help/en.ts';
import { help as subscribers } from '../subscribers/help/en.ts';
import { help as subscriptions } from '../subscriptions/help/en.ts';
import { help as taxes } from '../taxes/help/en.ts';
import { help as templates } from '../templates/help/en.ts';
import { help as terms } from '../terms/help/en.ts';
import { help as trash } from '../trash/help/en.ts';

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
