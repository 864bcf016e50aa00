import type { OrderId, RefundId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { PublicFetch } from '#platform/outward/public-fetch.ts';
import type { Raise } from '#shop/events.ts';
import type { Order, OrderEvent, Refund } from '#shop/orders';
import type { ReadSettings } from '#shop/settings';
import type { ConversionAccess } from './rules/services.ts';

export type ConversionDeps = Readonly<{
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  /** Secrets and addresses of the services. */
  access: ConversionAccess;
  /** Without a slash at its end. */
  publicUrl: string;
  findOrder: (id: OrderId) => Promise<Order | null>;
  /** The orders split from or exchanged for one, itself among them. */
  familyOf: (id: OrderId) => Promise<readonly OrderId[]>;
  timelineOf: (id: OrderId) => Promise<readonly OrderEvent[]>;
  findRefund: (id: RefundId) => Promise<Refund | null>;
  publicFetch: PublicFetch;
  /** How often a call is tried. */
  mostAttempts: number;
  raise: Raise;
}>;
