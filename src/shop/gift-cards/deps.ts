import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { Seal } from '#platform/seal.ts';
import type { Raise } from '#shop/events.ts';
import type { ReadSettings } from '#shop/settings';

export type GiftCardDeps = Readonly<{
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  /** A keyed digest: the database alone does not reveal a code. */
  digest: (text: string) => string;
  seal: Seal;
  raise: Raise;
}>;
