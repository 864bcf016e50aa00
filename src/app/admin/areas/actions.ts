// Written by `npm run areas` from the folders beside this one.
import { actions as abTests } from '../ab-tests/actions.ts';
import { actions as analytics } from '../analytics/actions.ts';
import { actions as audit } from '../audit/actions.ts';
import { actions as comingSoon } from '../coming-soon/actions.ts';
import { actions as consent } from '../consent/actions.ts';
import { actions as content } from '../content/actions.ts';
import { actions as conversions } from '../conversions/actions.ts';
import { actions as customers } from '../customers/actions.ts';
import { actions as dataTransfer } from '../data-transfer/actions.ts';
import { actions as delivery } from '../delivery/actions.ts';
import { actions as design } from '../design/actions.ts';
import { actions as editor } from '../editor/actions.ts';
import { actions as entries } from '../entries/actions.ts';
import { actions as giftCards } from '../gift-cards/actions.ts';
import { actions as home } from '../home/actions.ts';
import { actions as jobs } from '../jobs/actions.ts';
import { actions as locations } from '../locations/actions.ts';
import { actions as mails } from '../mails/actions.ts';
import { actions as media } from '../media/actions.ts';
import { actions as menus } from '../menus/actions.ts';
import { actions as notifications } from '../notifications/actions.ts';
import { actions as orders } from '../orders/actions.ts';
import { actions as payments } from '../payments/actions.ts';
import { actions as popups } from '../popups/actions.ts';
import { actions as products } from '../products/actions.ts';
import { actions as promotions } from '../promotions/actions.ts';
import { actions as redirects } from '../redirects/actions.ts';
import { actions as reports } from '../reports/actions.ts';
import { actions as restrictions } from '../restrictions/actions.ts';
import { actions as reviews } from '../reviews/actions.ts';
import { actions as search } from '../search/actions.ts';
import { actions as settings } from '../settings/actions.ts';
import { actions as staff } from '../staff/actions.ts';
import { actions as subscribers } from '../subscribers/actions.ts';
import { actions as subscriptions } from '../subscriptions/actions.ts';
import { actions as templates } from '../templates/actions.ts';
import { actions as terms } from '../terms/actions.ts';
import { actions as trash } from '../trash/actions.ts';

export const areaActions = {
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
  ...editor,
  ...entries,
  ...giftCards,
  ...home,
  ...jobs,
  ...locations,
  ...mails,
  ...media,
  ...menus,
  ...notifications,
  ...orders,
  ...payments,
  ...popups,
  ...products,
  ...promotions,
  ...redirects,
  ...reports,
  ...restrictions,
  ...reviews,
  ...search,
  ...settings,
  ...staff,
  ...subscribers,
  ...subscriptions,
  ...templates,
  ...terms,
  ...trash,
};
