// Written by `npm run areas` from the folders beside this one.
import { menu as abTests } from '../ab-tests/area.ts';
import { menu as analytics } from '../analytics/area.ts';
import { menu as audit } from '../audit/area.ts';
import { menu as comingSoon } from '../coming-soon/area.ts';
import { menu as consent } from '../consent/area.ts';
import { menu as content } from '../content/area.ts';
import { menu as conversions } from '../conversions/area.ts';
import { menu as customers } from '../customers/area.ts';
import { menu as dataTransfer } from '../data-transfer/area.ts';
import { menu as delivery } from '../delivery/area.ts';
import { menu as design } from '../design/area.ts';
import { menu as editor } from '../editor/area.ts';
import { menu as entries } from '../entries/area.ts';
import { menu as giftCards } from '../gift-cards/area.ts';
import { menu as home } from '../home/area.ts';
import { menu as jobs } from '../jobs/area.ts';
import { menu as legal } from '../legal/area.ts';
import { menu as locations } from '../locations/area.ts';
import { menu as mails } from '../mails/area.ts';
import { menu as media } from '../media/area.ts';
import { menu as menus } from '../menus/area.ts';
import { menu as orders } from '../orders/area.ts';
import { menu as payments } from '../payments/area.ts';
import { menu as popups } from '../popups/area.ts';
import { menu as products } from '../products/area.ts';
import { menu as promotions } from '../promotions/area.ts';
import { menu as redirects } from '../redirects/area.ts';
import { menu as reports } from '../reports/area.ts';
import { menu as restrictions } from '../restrictions/area.ts';
import { menu as reviews } from '../reviews/area.ts';
import { menu as search } from '../search/area.ts';
import { menu as settings } from '../settings/area.ts';
import { menu as staff } from '../staff/area.ts';
import { menu as subscribers } from '../subscribers/area.ts';
import { menu as subscriptions } from '../subscriptions/area.ts';
import { menu as taxes } from '../taxes/area.ts';
import { menu as templates } from '../templates/area.ts';
import { menu as terms } from '../terms/area.ts';
import { menu as trash } from '../trash/area.ts';

export const areaMenus = {
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
