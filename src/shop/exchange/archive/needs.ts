import type { ProductId } from '#kernel/ids.ts';
import type { RowBringer } from '#platform/database/bring-rows.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { OpenZip, ZipLimits } from '#platform/files/unzip.ts';

/** What the shop's pictures are kept by. */
type Pictures = Readonly<{
  isThere: (file: string) => Promise<boolean>;
  write: (file: string, bytes: Uint8Array) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Whether bytes are a picture that the shop shows. */
  isPicture: (bytes: Uint8Array) => Promise<boolean>;
}>;

export type ArchiveNeeds = Readonly<{
  db: Db;
  openZip: (path: string, limits: ZipLimits) => Promise<OpenZip>;
  bringer: RowBringer;
  /** HTML without what could act. */
  sanitise: (html: string) => string;
  /** Whether a setting may have a value; one that this shop does not know may have any. */
  isSettingValue: (key: string, value: unknown) => boolean;
  pictures: Pictures;
  /** A new secret of an order's address. */
  newOrderKey: () => string;
  /** Writes what lists and searches read anew for some products, within the transaction. */
  relist: (tx: DbOrTx, productIds: readonly ProductId[]) => Promise<void>;
}>;
