import type { z } from 'zod';
import { auditVerbs } from './audit-verbs.ts';
import { contentVerbs } from './content-verbs.ts';
import { customerVerbs } from './customer-verbs.ts';
import { deliveryVerbs } from './delivery-verbs.ts';
import { entryVerbs } from './entry-verbs.ts';
import { exchangeVerbs } from './exchange-verbs.ts';
import { homeVerbs } from './home-verbs.ts';
import { jobVerbs } from './job-verbs.ts';
import { mailVerbs } from './mail-verbs.ts';
import { mediaVerbs } from './media-verbs.ts';
import { menuVerbs } from './menu-verbs.ts';
import { newOrderNoticeVerbs } from './new-order-notice-verbs.ts';
import { newOrderVerbs } from './new-order-verbs.ts';
import { ordersListVerbs } from './orders-list-verbs.ts';
import { ordersVerbs } from './orders-verbs.ts';
import { paymentsVerbs } from './payments-verbs.ts';
import { productsVerbs } from './products-verbs.ts';
import { promotionVerbs } from './promotion-verbs.ts';
import { redirectVerbs } from './redirect-verbs.ts';
import { refundsVerbs } from './refunds-verbs.ts';
import { reportVerbs } from './report-verbs.ts';
import { restrictionVerbs } from './restriction-verbs.ts';
import { reviewVerbs } from './review-verbs.ts';
import { settingsVerbs } from './settings-verbs.ts';
import { staffVerbs } from './staff-verbs.ts';
import { stockVerbs } from './stock-verbs.ts';
import { termsVerbs } from './terms-verbs.ts';

/** Everything staff may do, by name. A verb that is not here cannot be reached from the back office. */
export const verbs = {
  ...staffVerbs,
  ...auditVerbs,
  ...promotionVerbs,
  ...reviewVerbs,
  ...settingsVerbs,
  ...customerVerbs,
  ...productsVerbs,
  ...stockVerbs,
  ...mediaVerbs,
  ...mailVerbs,
  ...homeVerbs,
  ...reportVerbs,
  ...jobVerbs,
  ...ordersListVerbs,
  ...ordersVerbs,
  ...newOrderVerbs,
  ...newOrderNoticeVerbs,
  ...refundsVerbs,
  ...paymentsVerbs,
  ...termsVerbs,
  ...deliveryVerbs,
  ...exchangeVerbs,
  ...restrictionVerbs,
  ...contentVerbs,
  ...menuVerbs,
  ...redirectVerbs,
  ...entryVerbs,
};

type Verbs = typeof verbs;
export type VerbName = keyof Verbs;
/** What a verb takes, as it is sent. */
export type InputOf<Name extends VerbName> = z.input<Verbs[Name]['input']>;
/** What a verb gives. */
export type ValueOf<Name extends VerbName> = Extract<
  Awaited<ReturnType<Verbs[Name]['run']>>,
  { ok: true }
>['value'];

export function isVerbName(name: string): name is VerbName {
  return Object.hasOwn(verbs, name);
}
