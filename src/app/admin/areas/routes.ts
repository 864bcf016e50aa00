// Written by `npm run areas` from the folders beside this one.
import { routes as abTests } from '../ab-tests/area.ts';
import { routes as analytics } from '../analytics/area.ts';
import { routes as audit } from '../audit/area.ts';
import { routes as comingSoon } from '../coming-soon/area.ts';
import { routes as consent } from '../consent/area.ts';
import { routes as content } from '../content/area.ts';
import { routes as conversions } from '../conversions/area.ts';
import { routes as customers } from '../customers/area.ts';
import { routes as dataTransfer } from '../data-transfer/area.ts';
import { routes as delivery } from '../delivery/area.ts';
import { routes as design } from '../design/area.ts';
import { routes as editor } from '../editor/area.ts';
import { routes as entries } from '../entries/area.ts';
import { routes as giftCards } from '../gift-cards/area.ts';
import { routes as home } from '../home/area.ts';
import { routes as jobs } from '../jobs/area.ts';
import { routes as legal } from '../legal/area.ts';
import { routes as locations } from '../locations/area.ts';
import { routes as mails } from '../mails/area.ts';
import { routes as media } from '../media/area.ts';
import { routes as menus } from '../menus/area.ts';
import { routes as orders } from '../orders/area.ts';
import { routes as payments } from '../payments/area.ts';
import { routes as popups } from '../popups/area.ts';
import { routes as products } from '../products/area.ts';
import { routes as promotions } from '../promotions/area.ts';
import { routes as redirects } from '../redirects/area.ts';
import { routes as reports } from '../reports/area.ts';
import { routes as restrictions } from '../restrictions/area.ts';
import { routes as reviews } from '../reviews/area.ts';
import { routes as search } from '../search/area.ts';
import { routes as settings } from '../settings/area.ts';
import { routes as staff } from '../staff/area.ts';
import { routes as subscribers } from '../subscribers/area.ts';
import { routes as subscriptions } from '../subscriptions/area.ts';
import { routes as taxes } from '../taxes/area.ts';
import { routes as templates } from '../templates/area.ts';
import { routes as terms } from '../terms/area.ts';
import { routes as trash } from '../trash/area.ts';

export const areaRoutes = {
  'ab-tests': abTests,
  analytics,
  audit,
  'coming-soon': comingSoon,
  consent,
  content,
  conversions,
  customers,
  'data-transfer': dataTransfer,
  delivery,
  design,
  editor,
  entries,
  'gift-cards': giftCards,
  home,
  jobs,
  legal,
  locations,
  mails,
  media,
  menus,
  orders,
  payments,
  popups,
  products,
  promotions,
  redirects,
  reports,
  restrictions,
  reviews,
  search,
  settings,
  staff,
  subscribers,
  subscriptions,
  taxes,
  templates,
  terms,
  trash,
};
