import { type RefusalCode, refusalStatus } from '#shop/refusals.ts';

/** A refused form comes back with 200; a wait and a thing that is not there have their own status. Source: WIRE §5, §11 */
export function formStatus(code: RefusalCode): number {
  const status = refusalStatus(code);
  return status === 404 || status === 429 ? status : 200;
}
