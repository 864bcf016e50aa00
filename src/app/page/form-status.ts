import { type RefusalCode, refusalStatus } from '#shop/refusals.ts';

/** The status of a page with a refused form: 200, or 404 and 429 as the refusal has them. Source: WIRE §5, §11 */
export function formStatus(code: RefusalCode): number {
  const status = refusalStatus(code);
  return status === 404 || status === 429 ? status : 200;
}
