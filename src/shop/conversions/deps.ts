import type { OrderId, RefundId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { AskOutside } from '#platform/outward/ask.ts';
import type { Raise } from '#shop/events.ts';
import type { Order, Refund } from '#shop/orders';
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
  findRefund: (id: RefundId) => Promise<Refund | null>;
  ask: AskOutside;
  /** How often a call is tried. */
  mostAttempts: number;
  raise: Raise;
}>;
