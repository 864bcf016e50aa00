import { removeTypedCode } from '../../cart/codes.ts';
import type { Endpoint } from '../../endpoint.ts';
import { printNotices } from '../../fragments/notices.tsx';

/** Removes a coupon. Answers only the notice; succeeds also when the cart does not have it. Source: WIRE §4 */
export const remove_coupon: Endpoint = async (call) => {
  const { notice, change } = await removeTypedCode(call.fields.get('coupon') ?? '', call);
  const body = printNotices([notice], call.visitor.language);
  return change === null ? { kind: 'html', body } : { kind: 'html', body, change };
};
