import { takeCodeOut } from '../codes.ts';
import type { Endpoint } from '../endpoint.ts';
import { printNotices } from '../notices.tsx';

/** Takes a code out. Answers the notice alone; a code that was not there is taken out as well. Source: WIRE §4 */
export const remove_coupon: Endpoint = async (call) => {
  const { notice, change } = await takeCodeOut(call.fields.get('coupon') ?? '', call);
  const body = printNotices([notice], call.visitor.language);
  return change === null ? { kind: 'html', body } : { kind: 'html', body, change };
};
