import { type Kysely, sql } from 'kysely';

export type Column = {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isLocalized: boolean;
  /** The table it references by a single-column foreign key. */
  references: string | null;
};

/** Tables whose ids are branded in `kernel/ids.ts`; referencing columns get the same brand. */
const ID_BRANDS: Readonly<Record<string, string>> = {
  cart: 'CartId',
  category: 'CategoryId',
  customer: 'CustomerId',
  customer_address: 'AddressId',
  customer_segment: 'SegmentId',
  customer_session: 'SessionId',
  document: 'DocumentId',
  font: 'FontId',
  form_entry: 'FormEntryId',
  gift_card: 'GiftCardId',
  guest: 'GuestId',
  media: 'MediaId',
  order_draft: 'OrderDraftId',
  order_refund: 'RefundId',
  order_return: 'ReturnId',
  payment: 'PaymentId',
  product: 'ProductId',
  promotion: 'PromotionId',
  review: 'ReviewId',
  shop_order: 'OrderId',
  staff: 'StaffId',
  staff_session: 'SessionId',
  registered_device: 'RegisteredDeviceId',
  stock_request: 'StockRequestId',
  subscriber: 'SubscriberId',
  subscription: 'SubscriptionId',
  tax_document: 'TaxDocumentId',
  template: 'TemplateId',
  wishlist: 'WishlistId',
};

/** References without a foreign key, because they outlive the row; by column name. */
const REFERENCES_BY_NAME: Readonly<Record<string, string>> = {
  cart_id: 'cart',
  category_ids: 'category',
  customer_id: 'customer',
  gift_card_ids: 'gift_card',
  order_id: 'shop_order',
  payment_id: 'payment',
  product_id: 'product',
  variation_id: 'product',
};

/** Branded columns that are not row ids. */
const KEY_BRANDS: Readonly<Record<string, string>> = {
  'cart_line.key': 'CartItemKey',
  'payment.key': 'PaymentKey',
  'shop_order.key': 'OrderKey',
  'stock_request.token': 'StockRequestToken',
  'wishlist.share_key': 'WishlistKey',
};

const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'ColumnType<string, string | number, string | number>',
  text: 'string',
  tsvector: 'string',
  date: 'ColumnType<Date, string, string>',
  timestamptz: 'ColumnType<Date, Date | string, Date | string>',
  jsonb: 'ColumnType<unknown, string, string>',
  _text: 'string[]',
  _int4: 'number[]',
  bit: 'string',
};

function brandOf({ table, column, type, references }: Column): string | null {
  if (type === 'text') return KEY_BRANDS[`${table}.${column}`] ?? null;
  if (type !== 'int4' && type !== '_int4') return null;
  const named = column === 'id' ? table : (references ?? REFERENCES_BY_NAME[column] ?? '');
  const brand = ID_BRANDS[named];
  if (brand === undefined) return null;
  return type === '_int4' ? `${brand}[]` : brand;
}

function knownType(column: Column): string | undefined {
  if (column.isLocalized) return 'ColumnType<Localized, string, string>';
  return brandOf(column) ?? TYPES[column.type];
}

function typeOf(column: Column): string {
  const known = knownType(column);
  if (known === undefined)
    throw new Error(`no TypeScript type for ${column.type} of ${column.table}.${column.column}`);
  const value = column.isNullable ? `${known} | null` : known;
  return column.hasDefault ? `Generated<${value}>` : value;
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_all, _line, letter: string) => letter.toUpperCase());
}

/** Reads all columns of the shop's tables; columns with translated text have the comment `localized`. */
export async function readColumns(db: Kysely<unknown>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select t.relname as "table", a.attname as "column", y.typname as "type",
      not a.attnotnull as "isNullable",
      (a.atthasdef or a.attidentity <> '') as "hasDefault",
      coalesce(col_description(t.oid, a.attnum) = 'localized', false) as "isLocalized",
      (select confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = t.oid and conkey = array[a.attnum]) as "references"
    from pg_class t
      join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      join pg_type y on y.oid = a.atttypid
    where t.relkind = 'r' and t.relname not like 'kysely%' and t.relname <> 'repeatable_migration'
    order by t.relname, a.attnum
  `.execute(db);
  return rows;
}

/** Prints the row types of all tables for Kysely. */
export function printTables(columns: readonly Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const types = tables.map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .map((column) => `  ${column.column}: ${typeOf(column)};`);
    return `interface ${pascal(table)}Table {\n${lines.join('\n')}\n}\n`;
  });
  const entries = tables.map((table) => `  ${table}: ${pascal(table)}Table;`);
  const brands = new Set(columns.flatMap((column) => brandOf(column)?.replace('[]', '') ?? []));
  return [
    '// Generated from the migrated database by "npm run tables"; "npm run verify" compares.',
    "import type { ColumnType } from 'kysely';",
    `import type {\n  ${[...brands].sort().join(',\n  ')},\n} from '#kernel/ids.ts';`,
    "import type { Localized } from '#kernel/language.ts';\n",
    '/** A column that may be left out when a row is written. */',
    'type Generated<T> = T extends ColumnType<infer S, infer I, infer U>',
    '  ? ColumnType<S, I | undefined, U>',
    '  : ColumnType<T, T | undefined, T>;\n',
    ...types,
    `export interface DB {\n${entries.join('\n')}\n}\n`,
  ].join('\n');
}
