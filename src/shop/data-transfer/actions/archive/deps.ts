import type { ProductId } from '#kernel/ids.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { RowImporter } from '#platform/database/dump/import-rows.ts';
import type { OpenZip, ZipLimits } from '#platform/files/unzip.ts';
import type { StoredKind } from './stored-files.ts';

/** Access to stored pictures and fonts. */
type StoredFiles = Readonly<{
  isThere: (file: string) => Promise<boolean>;
  write: (file: string, bytes: Uint8Array) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Whether bytes are a supported picture, or a font. */
  isA: Readonly<Record<StoredKind, (bytes: Uint8Array) => Promise<boolean>>>;
}>;

export type ArchiveDeps = Readonly<{
  db: Db;
  openZip: (path: string, limits: ZipLimits) => Promise<OpenZip>;
  bringer: RowImporter;
  /** Removes active content from HTML. */
  sanitise: (html: string) => string;
  /** Upgrades widgets to the current versions and sanitises their texts; drops nodes that are not widgets. */
  prepareTree: (tree: unknown) => unknown;
  /** Whether a setting's value is valid; unknown settings accept any. */
  isSettingValue: (key: string, value: unknown) => boolean;
  files: StoredFiles;
  /** Makes a new order key. */
  newOrderKey: () => string;
  /** Draws a new code for a gift card. */
  newGiftCardCode: (lastFour: string) => Readonly<{ codeDigest: string; codeSealed: string }>;
  /** Refreshes listing and search of products, in the transaction. */
  relist: (tx: DbOrTx, productIds: readonly ProductId[]) => Promise<void>;
}>;
