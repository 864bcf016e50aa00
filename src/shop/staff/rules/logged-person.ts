import { ERASED, withoutContacts } from '#kernel/text/person-pattern.ts';

/**
 * Erasure of a person from the activity log: an entry keeps who did what to which row and when, a change of a row
 * keeps its other columns.
 */

/** Columns of logged rows that identify a person, by table. */
export const PERSONAL_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  customer: [
    ...['email', 'first_name', 'last_name', 'display_name', 'phone', 'company', 'trn'],
    ...['consent_source', 'tags', 'old_id'],
  ],
  customer_address: [
    ...['first_name', 'last_name', 'phone', 'emirate', 'area', 'street', 'building', 'unit'],
    ...['landmark', 'makani', 'map_point', 'delivery_note'],
  ],
  customer_note: ['text'],
  form_entry: ['name', 'email', 'phone', 'topic', 'message', 'answers', 'note', 'digest', 'sender'],
  gift_card: ['sender_name', 'message', 'buyer_email'],
  order_line: ['gift_card', 'options'],
  order_refund: ['reason', 'reference'],
  order_return: ['words', 'reason'],
  registered_device: ['serial'],
  review: ['author', 'email', 'author_key', 'text_digest', 'reply'],
  shop_order: [
    ...['key', 'email', 'phone', 'address', 'note', 'company', 'trn', 'gift_message', 'sought'],
    ...['emirate', 'tracking', 'tags'],
  ],
  subscriber: ['email'],
  subscription: ['email', 'phone', 'address'],
};

/**
 * Columns, or their fields after a dot, whose email identifies the person of a row; without `columns`, the table's
 * personal columns belong to them. Customers, orders and their dependants are identified by id.
 */
export const OWN_EMAILS: readonly Readonly<{ table: string; email: string; columns?: readonly string[] }>[] =
  [
    { table: 'form_entry', email: 'email' },
    { table: 'gift_card', email: 'buyer_email' },
    {
      table: 'gift_card',
      email: 'recipient_email',
      columns: ['recipient_name', 'recipient_email', 'message'],
    },
    { table: 'order_line', email: 'gift_card.recipientEmail' },
    { table: 'review', email: 'email' },
    { table: 'subscriber', email: 'email' },
    { table: 'subscription', email: 'email' },
  ];

/**
 * Tables, and first words of actions, whose texts are about people. In others, such as pages and settings, a name may
 * be a word of the shop.
 */
export const PERSONAL_FREE_TEXT = {
  tables: [
    ...Object.keys(PERSONAL_COLUMNS),
    ...['gift_card_movement', 'order_draft', 'order_event', 'order_return_event'],
    ...['stock_movement', 'subscription_event'],
  ],
  areas: [
    ...['customers', 'entries', 'gift-cards', 'orders', 'payments', 'refunds', 'returns', 'reviews', 'stock'],
    ...['subscribers', 'subscriptions'],
  ],
} as const satisfies Record<string, readonly string[]>;

/** What names a person in a text: `contacts` their emails and phones, `names` their full names where these are searched. */
export type Naming = Readonly<{ contacts: RegExp | null; names: string | null }>;

/** Erases a person in a text: the whole text if it has their email or phone, else only the name. */
function withoutNaming(text: string, { contacts, names }: Naming): string {
  if (contacts?.test(text)) return ERASED;
  return names === null ? text : withoutContacts(text, names);
}

/** The columns of a row that are a person's, who was found by its number or by an email in a column. */
export function personalColumns(table: string, foundBy: readonly string[]): readonly string[] {
  return foundBy.flatMap((email) => {
    const address = OWN_EMAILS.find((one) => one.table === table && one.email === email);
    return address?.columns ?? PERSONAL_COLUMNS[table] ?? [];
  });
}

/** The texts of a value, changed; numbers and yes or no stay. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, change)]));
}

/** The input of an action about one person, with all texts erased. */
export function withoutInput(input: unknown): unknown {
  return withTexts(input, () => ERASED);
}

/**
 * The input of an action about other or several persons, without this one: their emails, phones and names are erased
 * in texts, and all texts of an object that has their email.
 */
export function withoutPart(
  input: unknown,
  person: Naming & Readonly<{ emails: readonly string[] }>,
): unknown {
  if (typeof input === 'string') return withoutNaming(input, person);
  if (Array.isArray(input)) return input.map((one) => withoutPart(one, person));
  if (typeof input !== 'object' || input === null) return input;
  if (isOwn(input, person.emails)) return withoutInput(input);
  return Object.fromEntries(Object.entries(input).map(([name, one]) => [name, withoutPart(one, person)]));
}

function isOwn(part: object, emails: readonly string[]): boolean {
  const email = 'email' in part ? part.email : null;
  return typeof email === 'string' && emails.includes(email.trim().toLowerCase());
}

type Row = Readonly<Record<string, unknown>>;

/** A logged row without a person: their columns are erased, and texts in others that name them. */
export function withoutPerson(
  row: Row | null,
  { columns, ...naming }: Naming & Readonly<{ columns: readonly string[] }>,
): Row | null {
  if (row === null) return null;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      columns.includes(column) ? erased(value) : withTexts(value, (text) => withoutNaming(text, naming)),
    ]),
  );
}

/** Erases a value; empty values stay, since they reveal nothing. */
function erased(value: unknown): unknown {
  return value === null || value === '' ? value : ERASED;
}

/**
 * The query of a saved list without what names a person; null where it shows nothing but them.
 *
 * @param query as in the address of the list
 */
export function withoutFiltersNaming(query: string, pattern: RegExp): string | null {
  const stored = [...new URLSearchParams(query)].filter(([, value]) => !pattern.test(value));
  return stored.length === 0 ? null : new URLSearchParams(stored).toString();
}
