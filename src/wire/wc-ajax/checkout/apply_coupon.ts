import { applyTypedCode } from '../../cart/codes.ts';
import type { Endpoint } from '../../endpoint.ts';
import { printNotices } from '../../fragments/notices.tsx';

/** Applies a coupon. Answers only the notice: without `woocommerce-error` it succeeded. Source: WIRE §4 */
export const apply_coupon: Endpoint = async (call) => {
  const { notice, change } = await applyTypedCode(call.fields.get('coupon_code') ?? '', call);
  const body = printNotices([notice], call.visitor.language);
  return change === null ? { kind: 'html', body } : { kind: 'html', body, change };
};
