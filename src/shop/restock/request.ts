import { z } from 'zod';
import { type ProductId, parseProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { RestockRefusal } from './refusals.ts';

/** What a form says, unread. */
export type TypedRequest = { productId: unknown; email: unknown; consent: unknown };
export type StockRequest = Readonly<{ productId: ProductId; email: string }>;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Reads a form: a product, an address to write to, and that its owner agrees. */
export function parseRequest(typed: TypedRequest): Outcome<StockRequest, RestockRefusal> {
  const productId = parseProductId(typed.productId);
  if (productId === null) return refuse({ code: 'restock.unknown-product' });
  const address = email.safeParse(typed.email);
  if (!address.success) return refuse({ code: 'restock.wrong-email' });
  if (typed.consent !== '1') return refuse({ code: 'restock.no-consent' });
  return done({ productId, email: address.data });
}
