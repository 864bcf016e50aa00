import { draftsActions } from './actions/by-hand/drafts.ts';
import { newOrderActions } from './actions/by-hand/new-order.ts';
import { ordersListActions } from './actions/list.ts';
import { newOrderNoticeActions } from './actions/new-order-notice.ts';
import { notesActions } from './actions/notes.ts';
import { ordersActions } from './actions/order.ts';
import { paymentActions } from './actions/order-payment.ts';
import { refundsActions } from './actions/refunds.ts';

export const actions = {
  ...ordersListActions,
  ...ordersActions,
  ...paymentActions,
  ...notesActions,
  ...draftsActions,
  ...newOrderActions,
  ...newOrderNoticeActions,
  ...refundsActions,
};
