import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { WebPush } from '#platform/outward/web-push.ts';
import type { Identity } from '#shop/identity';

export type StaffDeps = Readonly<{ db: Db; clock: Clock; identity: Identity<'staff'>; push: WebPush }>;
