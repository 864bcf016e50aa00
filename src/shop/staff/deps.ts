import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { Identity } from '#shop/identity';

export type StaffDeps = Readonly<{ db: Db; clock: Clock; identity: Identity<'staff'> }>;
