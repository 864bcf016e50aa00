import { z } from 'zod';

const META = 'woocommerce_meta';
const FLAG = 'coming_soon_banner_dismissed';

const json = z.object({ [META]: z.object({ [FLAG]: z.literal('yes') }) });

/** Whether the body of call 5 puts the banner away; as JSON, or as a form with `woocommerce_meta[…]`. Source: WIRE §6 */
export function isDismissal(body: unknown): boolean {
  if (body instanceof URLSearchParams) {
    const sent = body.getAll(`${META}[${FLAG}]`);
    return sent.length === 1 && sent[0] === 'yes';
  }
  return json.safeParse(body).success;
}
