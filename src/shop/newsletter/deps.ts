import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import type { Raise } from '#shop/events.ts';

export type NewsletterDeps = Readonly<{ db: Db; clock: Clock; signature: Signature; raise: Raise }>;
