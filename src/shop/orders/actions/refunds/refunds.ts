import type { OrderId, RefundId } from '#kernel/ids.ts';
import type { OrderDeps } from '../../deps.ts';
import type { Refund } from '../../rules/refunds/refund.ts';
import { findRefund, readOpenRefunds, readRefunds } from '../../store/refunds.ts';
import { issueMissingDocuments } from './missing-documents.ts';
import { payOutDifference } from './pay-difference.ts';
import {
  markPaidOut,
  type PayOutDeps,
  payOut,
  payOutWaiting,
  previewRefund,
  refundAmount,
} from './refund-order.ts';

/** Refunds; `createPayOuts` sends their money. */
export function createRefunds(deps: OrderDeps) {
  const { db } = deps;
  return {
    of: (id: OrderId): Promise<Refund[]> => readRefunds(db, id),
    find: (id: RefundId): Promise<Refund | null> => findRefund(db, id),
    byHand: (): Promise<Refund[]> => readOpenRefunds(db, 'by-hand'),
    markPaidOut: markPaidOut(deps),
    payOutDifference: payOutDifference(deps),
    byAmount: refundAmount(deps),
    preview: previewRefund(deps),
    issueMissing: issueMissingDocuments(deps),
  };
}

/** Sends refunds: `payOut` one, `payOutWaiting` all pending ones. */
export function createPayOuts(deps: PayOutDeps) {
  const send = payOut(deps);
  return { payOut: send, payOutWaiting: payOutWaiting(deps, send) };
}
