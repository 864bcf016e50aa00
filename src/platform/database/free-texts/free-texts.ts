/**
 * Columns in which texts by others may contain a person: notes and reasons of staff, and texts of shoppers. Personal
 * columns of a person's own rows are erased by the module of the table.
 */
export type FreeTexts = Readonly<{
  table: string;
  key: readonly string[];
  texts?: readonly string[];
  lists?: readonly string[];
  /** JSON, of which every text is searched. */
  documents?: readonly string[];
  /**
   * The columns also contain texts of the shop, such as options, which may include a name: only emails and phones are
   * searched.
   */
  isWithoutNames?: boolean;
  /** Which rows are meant, as SQL. */
  rows?: string;
  /** Whether a save compares the row's `version`. */
  hasVersion?: boolean;
  /** The order that a row belongs to, as SQL: rows of the person's own orders are kept by law. */
  order?: string;
}>;

export const FREE_TEXTS: readonly FreeTexts[] = [
  {
    table: 'shop_order',
    key: ['id'],
    texts: ['note', 'gift_message'],
    lists: ['tags'],
    documents: ['address'],
    order: 'id',
  },
  {
    table: 'order_line',
    key: ['order_id', 'position'],
    documents: ['options', 'gift_card'],
    rows: 'gift_card is not null',
    order: 'order_id',
  },
  {
    table: 'order_line',
    key: ['order_id', 'position'],
    documents: ['options'],
    isWithoutNames: true,
    rows: 'gift_card is null',
    order: 'order_id',
  },
  { table: 'order_event', key: ['id'], texts: ['reason'], order: 'order_id' },
  { table: 'order_event', key: ['id'], documents: ['facts'], isWithoutNames: true, order: 'order_id' },
  { table: 'order_refund', key: ['id'], texts: ['reason', 'reference'], order: 'order_id' },
  { table: 'order_return', key: ['id'], texts: ['words'], order: 'order_id' },
  {
    table: 'order_return_event',
    key: ['id'],
    texts: ['reason'],
    order: '(select order_id from order_return where order_return.id = return_id)',
  },
  { table: 'order_draft', key: ['id'], texts: ['name'], hasVersion: true },
  { table: 'order_draft', key: ['id'], documents: ['content'], isWithoutNames: true, hasVersion: true },
  { table: 'subscription', key: ['id'], documents: ['address'] },
  { table: 'subscription_event', key: ['id'], texts: ['reason'] },
  { table: 'subscription_event', key: ['id'], documents: ['facts'], isWithoutNames: true },
  { table: 'gift_card', key: ['id'], texts: ['recipient_name', 'sender_name', 'message'] },
  { table: 'gift_card_movement', key: ['id'], texts: ['reason'], order: 'order_id' },
  { table: 'stock_movement', key: ['id'], texts: ['note'] },
  { table: 'customer', key: ['id'], texts: ['consent_source'], lists: ['tags'] },
  { table: 'customer_address', key: ['id'], texts: ['landmark', 'delivery_note'] },
  { table: 'customer_note', key: ['id'], texts: ['text'] },
  { table: 'form_entry', key: ['id'], texts: ['topic', 'message', 'note'], documents: ['answers'] },
  { table: 'review', key: ['id'], texts: ['title', 'body'] },
];
