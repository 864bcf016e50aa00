import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { Passwords } from '#platform/password.ts';
import type { QueueWatch } from '#platform/queue/watch.ts';
import type { Config } from './config.ts';
import type { QueuedEvents } from './subscribers.ts';

export type ComposeDeps = {
  db: Db;
  config: Config;
  clock: Clock;
  /** The job queue, for staff who watch it. */
  queue: QueueWatch;
  /** Events that become jobs in the same transaction. */
  queued: QueuedEvents;
  passwords: Passwords;
  /** Key for signatures. */
  secret: string;
};
