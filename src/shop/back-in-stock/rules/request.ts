import { z } from 'zod';
import { type ProductId, parseProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { BackInStockRefusal } from '../refusals.ts';

/** The form's values, unparsed. */
export type TypedRequest = { productId: unknown; email: unknown; consent: unknown };
export type StockRequest = Readonly<{ productId: ProductId; email: string }>;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Parses a request: product, email and consent. */
export function parseRequest(typed: TypedRequest): Outcome<StockRequest, BackInStockRefusal> {
  const productId = parseProductId(typed.productId);
  if (productId === null) return refuse({ code: 'restock.unknown-product' });
  const address = email.safeParse(typed.email);
  if (!address.success) return refuse({ code: 'restock.wrong-email' });
  if (typed.consent !== '1') return refuse({ code: 'restock.no-consent' });
  return done({ productId, email: address.data });
}
