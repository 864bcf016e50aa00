import { enterCode } from '../codes.ts';
import type { Endpoint } from '../endpoint.ts';
import { printNotices } from '../notices.tsx';

/** Enters a code. Answers the notice alone: the caller tells success by the absence of `woocommerce-error`. Source: WIRE §4 */
export const apply_coupon: Endpoint = async (call) => {
  const { notice, change } = await enterCode(call.fields.get('coupon_code') ?? '', call);
  const body = printNotices([notice], call.visitor.language);
  return change === null ? { kind: 'html', body } : { kind: 'html', body, change };
};
