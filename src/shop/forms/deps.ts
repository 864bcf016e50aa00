import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { UploadedFile } from '#platform/files/uploads.ts';
import type { PublicFetch } from '#platform/outward/public-fetch.ts';
import type { Signature } from '#platform/signature.ts';
import type { Raise } from '#shop/events.ts';

export type FormDeps = {
  db: Db;
  clock: Clock;
  signature: Signature;
  /** The shop's time zone. */
  zone: string;
  /** Retention period of messages, in days. */
  keptDays: () => Promise<number>;
  /** An uploaded file: its first bytes, or all of it. */
  readUpload: (file: UploadedFile, most?: number) => Promise<Buffer>;
  /** Calls an address outside. */
  publicFetch: PublicFetch;
  /** How often the queue tries a call before it gives up. */
  mostAttempts: number;
  raise: Raise;
};
