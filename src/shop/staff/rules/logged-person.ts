import { ERASED } from '#kernel/text/person-pattern.ts';

/**
 * What the activity log has of a person, so that it can be erased: an entry keeps who did what to which row and when, a change of
 * a row keeps its other columns.
 */

/** Columns of logged rows that say who somebody is, by table. */
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
 * Columns, or their fields after a dot, whose email says whose a row is; without columns of its own, the personal ones of the table are
 * theirs. Customers, orders and what hangs on them are known by number.
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

/** The columns of a row that are a person's, who was found by its number or by an email in a column. */
export function personalColumns(table: string, foundBy: readonly string[]): readonly string[] {
  return foundBy.flatMap((email) => {
    const own = OWN_EMAILS.find((one) => one.table === table && one.email === email);
    return own?.columns ?? PERSONAL_COLUMNS[table] ?? [];
  });
}

/** Texts of a value that `isErased` picks, erased; numbers and yes or no stay. */
function withoutTexts(value: unknown, isErased: (text: string) => boolean): unknown {
  if (typeof value === 'string') return isErased(value) ? ERASED : value;
  if (Array.isArray(value)) return value.map((one) => withoutTexts(one, isErased));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutTexts(one, isErased)]));
}

/** What was asked for about a person, without its texts. */
export function withoutInput(input: unknown): unknown {
  return withoutTexts(input, () => true);
}

/**
 * What was asked for about somebody else, or about several, without one of them: texts that name them are erased, and every
 * text of what has their email.
 */
export function withoutPart(
  input: unknown,
  person: Readonly<{ emails: readonly string[]; pattern: RegExp | null }>,
): unknown {
  if (typeof input === 'string') return person.pattern?.test(input) ? ERASED : input;
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
  { columns, pattern }: Readonly<{ columns: readonly string[]; pattern: RegExp | null }>,
): Row | null {
  if (row === null) return null;
  const isNamed = (text: string) => pattern?.test(text) ?? false;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      columns.includes(column) ? erased(value) : withoutTexts(value, isNamed),
    ]),
  );
}

/** Whatever stood in a column; that nothing did may be seen. */
function erased(value: unknown): unknown {
  return value === null || value === '' ? value : ERASED;
}

/**
 * The query of a saved list without what names a person; null where it shows nothing but them.
 *
 * @param query as in the address of the list
 */
export function withoutFiltersNaming(query: string, pattern: RegExp): string | null {
  const kept = [...new URLSearchParams(query)].filter(([, value]) => !pattern.test(value));
  return kept.length === 0 ? null : new URLSearchParams(kept).toString();
}
