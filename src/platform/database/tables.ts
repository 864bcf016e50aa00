// Generated from the migrated database by "npm run tables"; "npm run verify" compares.
import type { ColumnType } from 'kysely';
import type {
  AddressId,
  CartId,
  CartItemKey,
  CategoryId,
  CustomerId,
  DocumentId,
  FontId,
  FormEntryId,
  GiftCardId,
  GuestId,
  MediaId,
  OrderDraftId,
  OrderId,
  OrderKey,
  PaymentId,
  PaymentKey,
  ProductId,
  PromotionId,
  RefundId,
  RegisteredDeviceId,
  ReturnId,
  ReviewId,
  SegmentId,
  SessionId,
  StaffId,
  StockRequestId,
  StockRequestToken,
  SubscriberId,
  SubscriptionId,
  TaxDocumentId,
  TemplateId,
  WishlistId,
  WishlistKey,
} from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';

/** A column that may be left out when a row is written. */
type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

interface AcceptedTextTable {
  slug: string;
  version: string;
  title: ColumnType<Localized, string, string>;
  body: ColumnType<Localized, string, string>;
  kept_at: ColumnType<Date, Date | string, Date | string>;
}

interface AnalyticsDailyTable {
  dimension: string;
  name: string;
  day: ColumnType<Date, string, string>;
  value: string;
  events: number;
  sessions: number;
  quantity: number;
  value_minor: number;
}

interface AnalyticsEventTable {
  day: ColumnType<Date, string, string>;
  id: string;
  at: ColumnType<Date, Date | string, Date | string>;
  session: string;
  name: string;
  path: string;
  device: string;
  source: string | null;
  campaign: string | null;
  label: string;
  products: number[];
  quantities: number[];
  value_minor: number;
}

interface AnalyticsMonthTable {
  month: ColumnType<Date, string, string>;
}

interface AnalyticsMonthlyTable {
  dimension: string;
  name: string;
  month: ColumnType<Date, string, string>;
  value: string;
  events: number;
  sessions: number;
  quantity: number;
  value_minor: number;
}

interface AnalyticsPageDailyTable {
  dimension: string;
  value: string;
  name: string;
  day: ColumnType<Date, string, string>;
  path: string;
  events: number;
  sessions: number;
}

interface AnalyticsPageMonthlyTable {
  dimension: string;
  value: string;
  name: string;
  month: ColumnType<Date, string, string>;
  path: string;
  events: number;
  sessions: number;
}

interface AnalyticsSaltTable {
  day: ColumnType<Date, string, string>;
  salt: string;
}

interface ApiKeyTable {
  id: Generated<number>;
  digest: string;
  hint: string;
  name: string;
  rights: string[];
  staff_id: StaffId;
  created_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string> | null;
  used_at: ColumnType<Date, Date | string, Date | string> | null;
  revoked_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface AttemptTable {
  key: string;
  tries: number;
  tried_at: ColumnType<Date, Date | string, Date | string>;
  open_at: ColumnType<Date, Date | string, Date | string>;
}

interface AttributeTable {
  slug: string;
  name: ColumnType<Localized, string, string>;
  position: Generated<number>;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface AttributeTermTable {
  attribute_slug: string;
  slug: string;
  name: ColumnType<Localized, string, string>;
  swatch_hex: string | null;
  position: Generated<number>;
  id: Generated<number>;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface AuditChangeTable {
  id: Generated<number>;
  entry_id: string;
  table_name: string;
  row_key: string;
  before: ColumnType<unknown, string, string> | null;
  after: ColumnType<unknown, string, string> | null;
  version: number | null;
}

interface AuditEntryTable {
  id: string;
  staff_id: StaffId | null;
  staff_name: string;
  action: string;
  subject: Generated<string>;
  input: Generated<ColumnType<unknown, string, string>>;
  outcome: string | null;
  place: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
  ended_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface BitmapStateTable {
  stage: string;
}

interface BulkChangeTable {
  id: Generated<number>;
  staff_id: StaffId;
  saved: ColumnType<unknown, string, string>;
  at: ColumnType<Date, Date | string, Date | string>;
  api_key_id: number | null;
}

interface BundlePartTable {
  product_id: ProductId;
  part_id: ProductId;
  quantity: number;
  position: number;
  default_variation_id: ProductId | null;
}

interface CartTable {
  id: Generated<CartId>;
  token_digest: string;
  delivery: Generated<ColumnType<unknown, string, string>>;
  contact: Generated<ColumnType<unknown, string, string>>;
  notices: Generated<ColumnType<unknown, string, string>>;
  created_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  updated_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  codes: Generated<string[]>;
  customer_id: CustomerId | null;
  reminder_agreed_at: ColumnType<Date, Date | string, Date | string> | null;
  reminder_language: Generated<string>;
  reminded_at: ColumnType<Date, Date | string, Date | string> | null;
  gift_card_ids: Generated<GiftCardId[]>;
}

interface CartActionTable {
  cart_id: CartId;
  id: string;
  done_at: ColumnType<Date, Date | string, Date | string>;
}

interface CartLineTable {
  cart_id: CartId;
  key: CartItemKey;
  product_id: ProductId;
  variation_id: ProductId | null;
  options: Generated<ColumnType<unknown, string, string>>;
  quantity: number;
  removed_at: ColumnType<Date, Date | string, Date | string> | null;
  position: Generated<number>;
  seen_minor: number | null;
  saved_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface CartOpenerTable {
  digest: string;
  cart_id: CartId;
  session_id: SessionId;
}

interface CategoryTable {
  id: Generated<CategoryId>;
  parent_id: CategoryId | null;
  slug: string;
  name: ColumnType<Localized, string, string>;
  description: Generated<ColumnType<Localized, string, string>>;
  image_id: MediaId | null;
  position: Generated<number>;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
  seo_title: Generated<ColumnType<Localized, string, string>>;
  seo_description: Generated<ColumnType<Localized, string, string>>;
}

interface ConsentRecordTable {
  id: Generated<number>;
  browser: string;
  version: number;
  language: string;
  granted: string[];
  has_signal: boolean;
  decided_at: ColumnType<Date, Date | string, Date | string>;
}

interface ConversionTable {
  id: Generated<number>;
  order_id: OrderId;
  service: string;
  event: string;
  key: string;
  params: ColumnType<unknown, string, string>;
  state: string;
  reason: Generated<string>;
  attempts: Generated<number>;
  last_status: number | null;
  answer: Generated<string>;
  happened_at: ColumnType<Date, Date | string, Date | string>;
  tried_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface CustomerTable {
  id: Generated<CustomerId>;
  email: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  display_name: Generated<string>;
  phone: Generated<string>;
  language: Generated<string>;
  company: Generated<string>;
  trn: Generated<string>;
  consented_at: ColumnType<Date, Date | string, Date | string> | null;
  consent_source: Generated<string>;
  verified_at: ColumnType<Date, Date | string, Date | string> | null;
  password_hash: string | null;
  tags: Generated<string[]>;
  two_factor_secret: string | null;
  two_factor_at: ColumnType<Date, Date | string, Date | string> | null;
  two_factor_step: Generated<number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  erased_at: ColumnType<Date, Date | string, Date | string> | null;
  merged_into: CustomerId | null;
  old_id: string | null;
  sought: Generated<string>;
}

interface CustomerAddressTable {
  id: Generated<AddressId>;
  customer_id: CustomerId;
  first_name: string;
  last_name: string;
  phone: string;
  emirate: string;
  area: string;
  street: string;
  building: string;
  unit: Generated<string>;
  landmark: Generated<string>;
  makani: Generated<string>;
  map_point: Generated<string>;
  delivery_note: Generated<string>;
  is_default: Generated<boolean>;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

interface CustomerEventTable {
  id: Generated<number>;
  customer_id: CustomerId;
  kind: string;
  actor: string;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface CustomerFormerEmailTable {
  customer_id: CustomerId;
  email: string;
  verified_at: ColumnType<Date, Date | string, Date | string> | null;
  replaced_at: ColumnType<Date, Date | string, Date | string>;
}

interface CustomerNoteTable {
  id: Generated<number>;
  customer_id: CustomerId;
  author: string;
  text: string;
  written_at: ColumnType<Date, Date | string, Date | string>;
}

interface CustomerRecoveryCodeTable {
  customer_id: CustomerId;
  digest: string;
  used_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface CustomerSegmentTable {
  id: Generated<SegmentId>;
  name: string;
  rule: ColumnType<unknown, string, string>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface CustomerSessionTable {
  id: Generated<SessionId>;
  digest: string;
  customer_id: CustomerId;
  agent: string;
  is_remembered: boolean;
  created_at: ColumnType<Date, Date | string, Date | string>;
  seen_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

interface CustomerTokenTable {
  digest: string;
  kind: string;
  customer_id: CustomerId | null;
  email: string;
  facts: Generated<ColumnType<unknown, string, string>>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface DocumentTable {
  id: Generated<DocumentId>;
  kind: string;
  slug: string;
  status: Generated<string>;
  title: ColumnType<Localized, string, string>;
  excerpt: Generated<ColumnType<Localized, string, string>>;
  body: Generated<ColumnType<Localized, string, string>>;
  tree: Generated<ColumnType<unknown, string, string>>;
  cover_id: MediaId | null;
  category: Generated<string>;
  tags: Generated<string[]>;
  details: Generated<ColumnType<unknown, string, string>>;
  position: Generated<number>;
  published_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  words: Generated<string>;
  version: Generated<number>;
  seo_title: Generated<ColumnType<Localized, string, string>>;
  seo_description: Generated<ColumnType<Localized, string, string>>;
}

interface DocumentCategoryTable {
  kind: string;
  slug: string;
  name: ColumnType<Localized, string, string>;
  position: Generated<number>;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface DocumentTagTable {
  slug: string;
  name: ColumnType<Localized, string, string>;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface DocumentVersionTable {
  document_id: DocumentId;
  version: number;
  draft: ColumnType<unknown, string, string>;
  act: string;
  by_staff_id: number | null;
  by_name: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface EditorDraftTable {
  document: string;
  staff_id: StaffId;
  version: number;
  tree: ColumnType<unknown, string, string>;
  saved_at: ColumnType<Date, Date | string, Date | string>;
}

interface FitWordTable {
  product_id: ProductId;
  side: string;
  word: string;
}

interface FontTable {
  id: Generated<FontId>;
  name: string;
  sha256: string;
  confirmed_by: string;
  created_at: Generated<ColumnType<Date, Date | string, Date | string>>;
}

interface FontFaceTable {
  font_id: FontId;
  script: string;
  file: string;
  sha256: string;
  bytes: number;
  least_weight: number;
  most_weight: number;
  metrics: ColumnType<unknown, string, string>;
}

interface FormDeliveryTable {
  id: Generated<number>;
  entry_id: FormEntryId;
  url: string;
  status: Generated<string>;
  attempts: Generated<number>;
  last_status: number | null;
  last_error: Generated<string>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  tried_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface FormEntryTable {
  id: Generated<FormEntryId>;
  form: string;
  status: string;
  language: string;
  name: string;
  email: string;
  phone: Generated<string>;
  topic: string;
  message: string;
  consent_text: string;
  digest: string;
  sender: string;
  written_at: ColumnType<Date, Date | string, Date | string>;
  note: Generated<string>;
  done_at: ColumnType<Date, Date | string, Date | string> | null;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
  title: Generated<string>;
  answers: Generated<ColumnType<unknown, string, string>>;
}

interface FormFileTable {
  id: Generated<number>;
  entry_id: FormEntryId;
  key: string;
  file_name: string;
  media_type: string;
  bytes: number;
  content_base64: string;
}

interface GiftCardTable {
  id: Generated<GiftCardId>;
  code_digest: string;
  code_sealed: string;
  last_four: string;
  status: Generated<string>;
  initial_minor: number;
  balance_minor: number;
  expires_at: ColumnType<Date, Date | string, Date | string> | null;
  order_id: OrderId | null;
  line_position: number | null;
  piece: number | null;
  recipient_name: string;
  recipient_email: string;
  sender_name: string;
  message: string;
  buyer_email: string;
  language: string;
  deliver_at: ColumnType<Date, Date | string, Date | string>;
  sent_at: ColumnType<Date, Date | string, Date | string> | null;
  issued_at: ColumnType<Date, Date | string, Date | string>;
  issued_by: string;
}

interface GiftCardMovementTable {
  id: Generated<number>;
  gift_card_id: GiftCardId;
  kind: string;
  amount_minor: number;
  balance_minor: number;
  order_id: OrderId | null;
  actor: string;
  reason: string;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface GuestTable {
  id: Generated<GuestId>;
  key: string;
  email: Generated<string>;
  phone: Generated<string>;
  name: Generated<string>;
  language: Generated<string>;
  orders: Generated<number>;
  spent_minor: Generated<number>;
  first_order_at: ColumnType<Date, Date | string, Date | string>;
  last_order_at: ColumnType<Date, Date | string, Date | string>;
  sought: Generated<string>;
}

interface GuestChangeTable {
  id: Generated<number>;
  transaction: number;
  key: string;
  order_id: OrderId;
  orders: number;
  spent_minor: number;
}

interface ImportRunTable {
  id: string;
  kind: string;
  source: Generated<string>;
  file_name: string;
  file: string;
  bytes: number;
  staff_name: string;
  state: string;
  step: Generated<string>;
  done: Generated<number>;
  total: Generated<number>;
  plan: ColumnType<unknown, string, string> | null;
  refused: Generated<ColumnType<unknown, string, string>>;
  report: ColumnType<unknown, string, string> | null;
  problem: ColumnType<unknown, string, string> | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  ended_at: ColumnType<Date, Date | string, Date | string> | null;
  seen_at: ColumnType<Date, Date | string, Date | string> | null;
  take: Generated<string[]>;
}

interface KnownNetworkTable {
  account: string;
  network: string;
  seen_at: ColumnType<Date, Date | string, Date | string>;
}

interface ListingBitsTable {
  family: string;
  value: string;
  chunk: number;
  bits: string;
}

interface ListingChangeTable {
  id: Generated<number>;
  product_id: ProductId;
  before: string[];
  after: string[];
  min_before: number | null;
  max_before: number | null;
  min_after: number | null;
  max_after: number | null;
}

interface ListingKeyTable {
  product_id: ProductId;
  in_catalogue: boolean;
  in_search: boolean;
  in_stock: boolean;
  position: number;
  name_en: string;
  name_ar: string;
  price_min_minor: number | null;
  price_max_minor: number | null;
  rating_average: number;
  rating_count: number;
  total_sales: number;
  created_at: ColumnType<Date, Date | string, Date | string>;
  tokens: string[];
}

interface ListingRowTable {
  product_id: ProductId;
  language: string;
  in_catalogue: boolean;
  in_search: boolean;
  name: string;
  position: number;
  price_min_minor: number | null;
  price_max_minor: number | null;
  on_sale: boolean;
  in_stock: boolean;
  is_featured: boolean;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  rating_average: Generated<number>;
  total_sales: Generated<number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  category_ids: CategoryId[];
  facets: string[];
  words: string;
  plain_text: string;
  card: ColumnType<unknown, string, string>;
  refresh_at: ColumnType<Date, Date | string, Date | string> | null;
  tags: Generated<string[]>;
}

interface MailAttachmentTable {
  mail_id: number;
  position: number;
  file_name: string;
  media_type: string;
  content_base64: string;
}

interface MailMessageTable {
  id: Generated<number>;
  kind: string;
  dedupe_key: string | null;
  recipient: string;
  language: string;
  subject: string;
  html: string;
  plain: string;
  status: Generated<string>;
  attempts: Generated<number>;
  last_error: Generated<string>;
  order_id: OrderId | null;
  created_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  sent_at: ColumnType<Date, Date | string, Date | string> | null;
  reply_to: Generated<string>;
  next_attempt_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  document_id: TaxDocumentId | null;
  resent_of: number | null;
  unsubscribe_url: Generated<string>;
}

interface MailWordsTable {
  id: Generated<number>;
  template: string;
  language: string;
  words: ColumnType<unknown, string, string>;
  actor: string;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface MediaTable {
  id: Generated<MediaId>;
  file: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
  alt: Generated<ColumnType<Localized, string, string>>;
  title: Generated<ColumnType<Localized, string, string>>;
  caption: Generated<ColumnType<Localized, string, string>>;
  description: Generated<ColumnType<Localized, string, string>>;
  sizes: Generated<ColumnType<unknown, string, string>>;
  sizes_ready: Generated<boolean>;
  created_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  cropped_from: MediaId | null;
  crop: ColumnType<unknown, string, string> | null;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface MediaFolderTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  position: Generated<number>;
}

interface MediaInFolderTable {
  media_id: MediaId;
  folder_id: number;
}

interface MenuTable {
  location: string;
  items: ColumnType<unknown, string, string>;
  version: Generated<number>;
}

interface MenuVersionTable {
  location: string;
  version: number;
  items: ColumnType<unknown, string, string>;
  by_staff_id: number | null;
  by_name: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
  act: Generated<string>;
}

interface OrderAttributionTable {
  order_id: OrderId;
  granted: string[];
  is_staff: boolean;
  client_id: string | null;
  session_id: string | null;
  fbp: string | null;
  fbc: string | null;
  user_agent: string | null;
  recorded_at: ColumnType<Date, Date | string, Date | string>;
}

interface OrderDraftTable {
  id: Generated<OrderDraftId>;
  key: string;
  version: Generated<number>;
  content: ColumnType<unknown, string, string>;
  customer_id: CustomerId | null;
  name: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  total_minor: number | null;
  staff_id: StaffId | null;
  saved_by_id: StaffId | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  saved_at: ColumnType<Date, Date | string, Date | string>;
}

interface OrderEventTable {
  id: Generated<number>;
  order_id: OrderId;
  from_status: string | null;
  to_status: string;
  actor: string;
  reason: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
  kind: Generated<string>;
  is_for_customer: Generated<boolean>;
  facts: Generated<ColumnType<unknown, string, string>>;
}

interface OrderLineTable {
  order_id: OrderId;
  position: number;
  product_id: ProductId;
  variation_id: ProductId | null;
  sku: string;
  name: ColumnType<Localized, string, string>;
  options: Generated<ColumnType<unknown, string, string>>;
  class: string;
  image_file: Generated<string>;
  quantity: number;
  unit_minor: number;
  total_minor: number;
  vat_minor: number;
  discount_minor: Generated<number>;
  parts: Generated<ColumnType<unknown, string, string>>;
  is_taxable: Generated<boolean>;
  refunded_quantity: Generated<number>;
  gift_card: ColumnType<unknown, string, string> | null;
  credited_minor: Generated<number>;
  credited_vat_minor: Generated<number>;
}

interface OrderNoticeTable {
  id: Generated<number>;
  order_id: OrderId;
  at: ColumnType<Date, Date | string, Date | string>;
  mailed_at: ColumnType<Date, Date | string, Date | string> | null;
  pushed_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface OrderRefundTable {
  id: Generated<RefundId>;
  idempotency_key: string;
  order_id: OrderId;
  lines: ColumnType<unknown, string, string>;
  delivery_minor: number;
  fee_minor: number;
  total_minor: number;
  vat_minor: number;
  reason: string;
  actor: string;
  state: string;
  reference: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
  paid_out_at: ColumnType<Date, Date | string, Date | string> | null;
  gift_card_minor: Generated<number>;
  gift_wrap_minor: Generated<number>;
  is_by_hand: Generated<boolean>;
}

interface OrderReturnTable {
  id: Generated<ReturnId>;
  order_id: OrderId;
  state: string;
  lines: ColumnType<unknown, string, string>;
  reason: string;
  words: Generated<string>;
  wish: string;
  refund_id: RefundId | null;
  exchange_order_id: OrderId | null;
  asked_at: ColumnType<Date, Date | string, Date | string>;
}

interface OrderReturnEventTable {
  id: Generated<number>;
  return_id: ReturnId;
  from_state: string | null;
  to_state: string;
  actor: string;
  reason: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface PaymentTable {
  id: Generated<PaymentId>;
  key: PaymentKey;
  order_id: OrderId;
  method: string;
  provider: string;
  reference: string | null;
  redirect_url: Generated<string>;
  amount_minor: number;
  capture: string;
  state: string;
  version: Generated<number>;
  authorised_minor: Generated<number>;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  is_voided: Generated<boolean>;
  failure: string | null;
  card: ColumnType<unknown, string, string> | null;
  by_address: Generated<string>;
  by_cart: Generated<string>;
  by_mail: Generated<string>;
  started_at: ColumnType<Date, Date | string, Date | string>;
  failed_at: ColumnType<Date, Date | string, Date | string> | null;
  updated_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  is_unanswered: Generated<boolean>;
  off_session_card: string | null;
}

interface PaymentBasketTable {
  order_id: OrderId;
  cart_id: CartId;
  cart_hash: string;
}

interface PaymentCardTable {
  provider: string;
  customer_id: CustomerId;
  token: string;
  brand: string;
  last_four: string;
  expires: string;
  is_default: Generated<boolean>;
}

interface PaymentCustomerTable {
  provider: string;
  customer_id: CustomerId;
  reference: string;
}

interface PaymentEntryTable {
  id: Generated<number>;
  payment_id: PaymentId;
  provider: string;
  event_id: string;
  kind: string;
  authorised_minor: Generated<number>;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  state: string;
  digest: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface PaymentMismatchTable {
  id: Generated<number>;
  found_at: ColumnType<Date, Date | string, Date | string>;
  kind: string;
  order_id: OrderId | null;
  payment_id: PaymentId | null;
  facts: Generated<ColumnType<unknown, string, string>>;
}

interface PaymentRefundTable {
  refund_id: RefundId;
  payment_id: PaymentId;
  amount_minor: number;
  reference: Generated<string>;
  is_sent: Generated<boolean>;
}

interface PopupAbTestTable {
  id: Generated<number>;
  name: string;
  popup_a: TemplateId;
  popup_b: TemplateId;
  success: string;
  baseline_percent: number;
  effect_percent: number;
  confidence_percent: number;
  sample_size: number;
  started_at: ColumnType<Date, Date | string, Date | string>;
  figures_before: ColumnType<unknown, string, string>;
  ended_at: ColumnType<Date, Date | string, Date | string> | null;
  kept: string | null;
  counted: ColumnType<unknown, string, string> | null;
}

interface PopupDayTable {
  popup_id: TemplateId;
  day: string;
  seen: Generated<number>;
  closed: Generated<number>;
  acted: Generated<number>;
  sent: Generated<number>;
}

interface PreviewLinkTable {
  token_digest: string;
  document: string;
  staff_id: StaffId;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

interface ProductTable {
  id: Generated<ProductId>;
  parent_id: ProductId | null;
  type: string;
  class: Generated<string>;
  slug: string | null;
  sku: string | null;
  gtin: Generated<string>;
  name: ColumnType<Localized, string, string>;
  short_description: Generated<ColumnType<Localized, string, string>>;
  description: Generated<ColumnType<Localized, string, string>>;
  status: Generated<string>;
  visibility: Generated<string>;
  is_featured: Generated<boolean>;
  is_virtual: Generated<boolean>;
  is_downloadable: Generated<boolean>;
  regular_price_minor: number | null;
  sale_price_minor: number | null;
  sale_starts_at: ColumnType<Date, Date | string, Date | string> | null;
  sale_ends_at: ColumnType<Date, Date | string, Date | string> | null;
  tax_status: Generated<string>;
  tax_class: Generated<string>;
  manages_stock: Generated<boolean>;
  stock_status: Generated<string>;
  backorders: Generated<string>;
  low_stock_amount: number | null;
  is_sold_individually: Generated<boolean>;
  weight_kg: ColumnType<string, string | number, string | number> | null;
  length_cm: ColumnType<string, string | number, string | number> | null;
  width_cm: ColumnType<string, string | number, string | number> | null;
  height_cm: ColumnType<string, string | number, string | number> | null;
  allows_reviews: Generated<boolean>;
  purchase_note: Generated<ColumnType<Localized, string, string>>;
  shipping_class: Generated<string>;
  external_url: Generated<string>;
  button_text: Generated<ColumnType<Localized, string, string>>;
  download_limit: number | null;
  download_expiry_days: number | null;
  downloads: Generated<ColumnType<unknown, string, string>>;
  attributes: Generated<ColumnType<unknown, string, string>>;
  meta: Generated<ColumnType<unknown, string, string>>;
  position: Generated<number>;
  total_sales: Generated<number>;
  import_digest: Generated<string>;
  created_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  updated_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  version: Generated<number>;
  publish_at: ColumnType<Date, Date | string, Date | string> | null;
  unpublish_at: ColumnType<Date, Date | string, Date | string> | null;
  cost_price_minor: number | null;
  seo_title: Generated<ColumnType<Localized, string, string>>;
  seo_description: Generated<ColumnType<Localized, string, string>>;
}

interface ProductCategoryTable {
  product_id: ProductId;
  category_id: CategoryId;
  position: Generated<number>;
}

interface ProductFitTable {
  device_id: ProductId;
  stick_id: ProductId;
}

interface ProductGlanceTable {
  product_id: ProductId;
  name: string;
  sought: string;
  status: string;
  class: string;
  is_scheduled: boolean;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  price_min_minor: number | null;
  total_sales: Generated<number>;
  on_sale: Generated<boolean>;
  in_stock: Generated<boolean>;
  stock: Generated<string>;
  category_ids: Generated<CategoryId[]>;
  brands: Generated<string[]>;
  is_low_by_own: Generated<boolean>;
  least_left: number | null;
}

interface ProductImageTable {
  product_id: ProductId;
  media_id: MediaId;
  position: number;
}

interface ProductImportTable {
  product_id: ProductId;
  state: number[];
  stock: number | null;
  is_listed: Generated<boolean>;
}

interface ProductLinkTable {
  product_id: ProductId;
  target_id: ProductId;
  kind: string;
  position: number;
}

interface ProductTagTable {
  product_id: ProductId;
  tag_id: number;
  position: Generated<number>;
}

interface ProductVersionTable {
  product_id: ProductId;
  version: number;
  draft: ColumnType<unknown, string, string>;
  act: string;
  by_staff_id: number | null;
  by_name: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface PromotionTable {
  id: Generated<PromotionId>;
  code: string;
  title: ColumnType<unknown, string, string>;
  is_automatic: boolean;
  is_active: boolean;
  starts_at: ColumnType<Date, Date | string, Date | string> | null;
  ends_at: ColumnType<Date, Date | string, Date | string> | null;
  usage_limit: number | null;
  usage_limit_per_customer: number | null;
  rule: ColumnType<unknown, string, string>;
  removed_at: ColumnType<Date, Date | string, Date | string> | null;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface PromotionUseTable {
  promotion_id: PromotionId;
  order_id: OrderId;
  email: string;
  phone: string;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface PromotionVersionTable {
  promotion_id: PromotionId;
  version: number;
  draft: ColumnType<unknown, string, string>;
  act: string;
  by_staff_id: number | null;
  by_name: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface RateLimitCountTable {
  key: string;
  current: number;
  ends_at: ColumnType<Date, Date | string, Date | string>;
}

interface RedirectTable {
  source: string;
  target: string;
  hits: Generated<number>;
  created_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  last_hit_at: ColumnType<Date, Date | string, Date | string> | null;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface RedirectVersionTable {
  source: string;
  version: number;
  draft: ColumnType<unknown, string, string>;
  act: string;
  by_staff_id: number | null;
  by_name: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface RegisteredDeviceTable {
  id: Generated<RegisteredDeviceId>;
  customer_id: CustomerId;
  product_id: ProductId | null;
  name: ColumnType<Localized, string, string>;
  serial: string;
  purchased_on: ColumnType<Date, string, string>;
  registered_at: ColumnType<Date, Date | string, Date | string>;
  guarantee_months: number;
  extension_months: number;
  reminder_weeks: number | null;
  next_reminder_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface ReviewTable {
  id: Generated<ReviewId>;
  product_id: ProductId;
  rating: number | null;
  title: Generated<string>;
  body: string;
  language: Generated<string>;
  author: string;
  email: Generated<string>;
  is_verified: Generated<boolean>;
  status: string;
  helpful: Generated<number>;
  reply: ColumnType<unknown, string, string> | null;
  written_at: ColumnType<Date, Date | string, Date | string>;
  import_digest: Generated<string>;
  author_key: Generated<string>;
  text_digest: Generated<string>;
  old_id: string | null;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface ReviewEventTable {
  id: Generated<number>;
  review_id: ReviewId;
  from_status: string | null;
  to_status: string;
  actor: string;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface ReviewPictureTable {
  review_id: ReviewId;
  position: number;
  media_id: MediaId;
}

interface ReviewVoteTable {
  review_id: ReviewId;
  voter: string;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface SearchBitsTable {
  term_id: number;
  chunk: number;
  bits: string;
}

interface SearchChangeTable {
  id: Generated<number>;
  product_id: ProductId;
  before: string | null;
}

interface SearchFoldedTable {
  changes: number;
}

interface SearchMissTable {
  day: string;
  words: string;
  count: Generated<number>;
}

interface SearchTermTable {
  id: Generated<number>;
  word: string;
  begins: boolean;
}

interface SearchWordTable {
  word: string;
  shown: string;
  sound: string;
  bones: string;
  weight: number;
}

interface SettingTable {
  key: string;
  value: ColumnType<unknown, string, string>;
  changed_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface ShareClickTable {
  path: string;
  network: string;
  clicks: Generated<number>;
}

interface ShipmentEventTable {
  id: Generated<number>;
  order_id: OrderId;
  tracking_number: string;
  event_id: string;
  digest: string;
  status: string;
  at: ColumnType<Date, Date | string, Date | string>;
  place: Generated<string>;
  expected_at: ColumnType<Date, Date | string, Date | string> | null;
  received_at: ColumnType<Date, Date | string, Date | string>;
}

interface ShippingMethodTable {
  id: Generated<number>;
  zone_id: number;
  code: string;
  title: ColumnType<Localized, string, string>;
  cost_minor: number;
  minimum_minor: number | null;
  emirates: string[] | null;
  delivery_days: Generated<number>;
  position: Generated<number>;
  days_ahead: Generated<number>;
}

interface ShippingSlotTable {
  id: Generated<number>;
  method_id: number;
  weekdays: number[];
  from_minute: number;
  to_minute: number;
  cutoff_hours: Generated<number>;
  capacity: number | null;
  position: Generated<number>;
}

interface ShippingZoneTable {
  id: Generated<number>;
  name: ColumnType<Localized, string, string>;
  emirates: string[];
  position: Generated<number>;
  closed_days: Generated<string[]>;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface ShippingZoneVersionTable {
  zone_id: number;
  version: number;
  draft: ColumnType<unknown, string, string>;
  act: string;
  by_staff_id: number | null;
  by_name: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface ShopOrderTable {
  id: Generated<OrderId>;
  key: OrderKey;
  idempotency_key: string;
  status: string;
  language: string;
  email: string;
  phone: string;
  address: ColumnType<unknown, string, string>;
  note: Generated<string>;
  delivery: ColumnType<unknown, string, string>;
  payment_method: string;
  subtotal_minor: number;
  discount_minor: number;
  delivery_minor: number;
  fee_minor: number;
  total_minor: number;
  vat_minor: number;
  age_confirmed_at: ColumnType<Date, Date | string, Date | string> | null;
  terms_version: Generated<string>;
  placed_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  discounts: Generated<ColumnType<unknown, string, string>>;
  customer_id: CustomerId | null;
  company: Generated<string>;
  trn: Generated<string>;
  origin: Generated<string>;
  origin_order_id: OrderId | null;
  reserved_until: ColumnType<Date, Date | string, Date | string> | null;
  paid_minor: Generated<number>;
  refunded_minor: Generated<number>;
  refunded_delivery_minor: Generated<number>;
  refunded_fee_minor: Generated<number>;
  tracking: ColumnType<unknown, string, string> | null;
  sought: Generated<string>;
  privacy_version: Generated<string>;
  old_number: string | null;
  old_digest: string | null;
  old_payment: Generated<string>;
  old_refunded_minor: Generated<number>;
  cart_id: CartId | null;
  cart_lines: Generated<string>;
  gift_card_minor: Generated<number>;
  gift_wrap_minor: Generated<number>;
  refunded_gift_wrap_minor: Generated<number>;
  is_gift_wrapped: Generated<boolean>;
  gift_message: Generated<string>;
  tags: Generated<string[]>;
  guest_id: GuestId | null;
  emirate: Generated<string>;
  person_erased_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface StaffTable {
  id: Generated<StaffId>;
  email: string;
  name: string;
  role: string;
  language: Generated<string>;
  password_hash: string;
  second_factor_secret: string | null;
  second_factor_at: ColumnType<Date, Date | string, Date | string> | null;
  second_factor_step: Generated<number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  closed_at: ColumnType<Date, Date | string, Date | string> | null;
  coming_soon_banner_dismissed: string | null;
  role_id: Generated<number | null>;
}

interface StaffNoticeTable {
  staff_id: StaffId;
  wants_mail: boolean | null;
  plays_sound: Generated<boolean>;
  seen_id: Generated<number>;
  read_id: Generated<number>;
  wants_push: Generated<boolean>;
}

interface StaffNotificationTable {
  id: Generated<number>;
  kind: string;
  dedupe_key: string;
  subject: string;
  count: Generated<number>;
  at: ColumnType<Date, Date | string, Date | string>;
  mailed_at: ColumnType<Date, Date | string, Date | string> | null;
  staff_id: StaffId | null;
  pushed_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface StaffNotificationChoiceTable {
  staff_id: StaffId;
  kind: string;
  is_shown: boolean;
  is_mailed: boolean | null;
  is_pushed: Generated<boolean>;
}

interface StaffPushDeviceTable {
  id: Generated<number>;
  staff_id: StaffId;
  session_id: SessionId | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  agent: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  seen_at: ColumnType<Date, Date | string, Date | string>;
  sent_at: ColumnType<Date, Date | string, Date | string> | null;
  failures: Generated<number>;
}

interface StaffRecoveryCodeTable {
  staff_id: StaffId;
  digest: string;
  used_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface StaffRoleTable {
  id: Generated<number>;
  name: string;
  rights: string[];
  created_at: ColumnType<Date, Date | string, Date | string>;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface StaffSessionTable {
  id: Generated<SessionId>;
  digest: string;
  staff_id: StaffId;
  agent: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  seen_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

interface StaffTokenTable {
  digest: string;
  kind: string;
  staff_id: StaffId | null;
  email: Generated<string>;
  role: string | null;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface StaffViewTable {
  id: Generated<number>;
  staff_id: StaffId;
  list: string;
  name: string;
  query: string;
}

interface StockLevelTable {
  product_id: ProductId;
  quantity: Generated<number>;
  may_go_below_zero: Generated<boolean>;
}

interface StockLocationTable {
  id: Generated<number>;
  name: ColumnType<Localized, string, string>;
  position: Generated<number>;
  closed_at: ColumnType<Date, Date | string, Date | string> | null;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface StockMovementTable {
  id: Generated<number>;
  product_id: ProductId;
  change: number;
  reason: string;
  order_id: OrderId | null;
  at: Generated<ColumnType<Date, Date | string, Date | string>>;
  location_id: number | null;
  note: Generated<string>;
  by_staff_id: number | null;
  by_name: Generated<string>;
}

interface StockRequestTable {
  id: Generated<StockRequestId>;
  product_id: ProductId;
  email: string;
  language: string;
  token: StockRequestToken;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  notified_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface StockShelfTable {
  product_id: ProductId;
  location_id: number;
  quantity: Generated<number>;
}

interface StockWatchTable {
  product_id: ProductId;
  is_low: boolean;
}

interface SubscriberTable {
  id: Generated<SubscriberId>;
  email: string;
  list: string;
  status: string;
  language: string;
  consent_id: number;
  source: string;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  confirmed_at: ColumnType<Date, Date | string, Date | string> | null;
  ended_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface SubscriberConsentTable {
  id: Generated<number>;
  language: string;
  body: string;
  first_used_at: ColumnType<Date, Date | string, Date | string>;
}

interface SubscriptionTable {
  id: Generated<SubscriptionId>;
  customer_id: CustomerId | null;
  state: string;
  state_before: string | null;
  weeks: number;
  anchor_on: string | null;
  next_on: string | null;
  noticed_on: string | null;
  language: string;
  email: string;
  phone: string;
  address: ColumnType<unknown, string, string>;
  payment_method: string;
  delivery_id: string;
  age_confirmed_at: ColumnType<Date, Date | string, Date | string> | null;
  confirmed_age: number | null;
  first_order_id: OrderId | null;
  attempts: Generated<number>;
  retry_at: ColumnType<Date, Date | string, Date | string> | null;
  problem: Generated<string>;
  version: Generated<number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  ended_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface SubscriptionEventTable {
  id: Generated<number>;
  subscription_id: SubscriptionId;
  kind: string;
  actor: string;
  reason: Generated<string>;
  facts: Generated<ColumnType<unknown, string, string>>;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface SubscriptionLineTable {
  subscription_id: SubscriptionId;
  position: number;
  product_id: ProductId;
  variation_id: ProductId | null;
  options: Generated<ColumnType<unknown, string, string>>;
  quantity: number;
  unit_minor: number;
}

interface SubscriptionOrderTable {
  subscription_id: SubscriptionId;
  due_on: string;
  order_id: OrderId;
  charge_at: ColumnType<Date, Date | string, Date | string> | null;
  attempts: Generated<number>;
  problem: Generated<string>;
  unanswered_since: ColumnType<Date, Date | string, Date | string> | null;
}

interface TagTable {
  id: Generated<number>;
  slug: string;
  name: ColumnType<Localized, string, string>;
  version: Generated<number>;
  version_entry_id: Generated<string | null>;
}

interface TaxDocumentTable {
  id: Generated<TaxDocumentId>;
  kind: string;
  series: string;
  year: number;
  number: number;
  order_id: OrderId;
  refers_to: TaxDocumentId | null;
  refund_id: RefundId | null;
  document: ColumnType<unknown, string, string>;
  issued_at: ColumnType<Date, Date | string, Date | string>;
}

interface TaxSeriesTable {
  series: string;
  year: number;
  last_number: number;
}

interface TemplateTable {
  id: Generated<TemplateId>;
  place: string;
  name: string;
  status: Generated<string>;
  conditions: Generated<ColumnType<unknown, string, string>>;
  tree: Generated<ColumnType<unknown, string, string>>;
  version: Generated<number>;
  updated_at: Generated<ColumnType<Date, Date | string, Date | string>>;
  settings: Generated<ColumnType<unknown, string, string>>;
  starts_at: ColumnType<Date, Date | string, Date | string> | null;
  ends_at: ColumnType<Date, Date | string, Date | string> | null;
}

interface TemplateVersionTable {
  template_id: TemplateId;
  version: number;
  draft: ColumnType<unknown, string, string>;
  act: string;
  by_staff_id: number | null;
  by_name: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
}

interface TestBankCallTable {
  key: string;
  payment_id: string;
  reference: string;
}

interface TestBankCardTable {
  id: string;
  customer: string;
  last_four: string;
  expires: string;
  behaviour: string;
  brand: Generated<string>;
}

interface TestBankEventTable {
  id: string;
  payment_id: string;
  body: string;
  due_at: ColumnType<Date, Date | string, Date | string>;
  sends_left: number;
  tries: Generated<number>;
}

interface TestBankPaymentTable {
  id: string;
  payment_key: string;
  kind: string;
  capture: string;
  amount_minor: number;
  state: string;
  version: Generated<number>;
  authorised_minor: Generated<number>;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  is_voided: Generated<boolean>;
  failure: string | null;
  last_four: string | null;
  expires: string | null;
  behaviour: string | null;
  customer: string | null;
  keeps_card: Generated<boolean>;
  settles_at: ColumnType<Date, Date | string, Date | string> | null;
  return_url: string;
  description: string;
  language: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  brand: Generated<string>;
}

interface TestBankSetupTable {
  id: string;
  customer: string;
  return_url: string;
  language: string;
  is_over: Generated<boolean>;
  created_at: ColumnType<Date, Date | string, Date | string>;
}

interface TrashItemTable {
  id: Generated<number>;
  kind: string;
  name: ColumnType<Localized, string, string>;
  stored: ColumnType<unknown, string, string>;
  removed_by: string;
  removed_at: ColumnType<Date, Date | string, Date | string>;
}

interface WishlistTable {
  id: Generated<WishlistId>;
  customer_id: CustomerId | null;
  token_digest: string | null;
  share_key: WishlistKey | null;
  changed_at: ColumnType<Date, Date | string, Date | string>;
}

interface WishlistItemTable {
  wishlist_id: WishlistId;
  product_id: ProductId;
  variation_id: ProductId | null;
  price_minor: number | null;
  was_in_stock: boolean;
  added_at: ColumnType<Date, Date | string, Date | string>;
  mailed_price_minor: number | null;
  awaits_stock: Generated<boolean>;
}

interface WishlistNoticeTable {
  customer_id: CustomerId;
  on_price: boolean;
  on_stock: boolean;
  consent: string;
  agreed_at: ColumnType<Date, Date | string, Date | string>;
  mailed_at: ColumnType<Date, Date | string, Date | string> | null;
}

export interface DB {
  accepted_text: AcceptedTextTable;
  analytics_daily: AnalyticsDailyTable;
  analytics_event: AnalyticsEventTable;
  analytics_month: AnalyticsMonthTable;
  analytics_monthly: AnalyticsMonthlyTable;
  analytics_page_daily: AnalyticsPageDailyTable;
  analytics_page_monthly: AnalyticsPageMonthlyTable;
  analytics_salt: AnalyticsSaltTable;
  api_key: ApiKeyTable;
  attempt: AttemptTable;
  attribute: AttributeTable;
  attribute_term: AttributeTermTable;
  audit_change: AuditChangeTable;
  audit_entry: AuditEntryTable;
  bitmap_state: BitmapStateTable;
  bulk_change: BulkChangeTable;
  bundle_part: BundlePartTable;
  cart: CartTable;
  cart_action: CartActionTable;
  cart_line: CartLineTable;
  cart_opener: CartOpenerTable;
  category: CategoryTable;
  consent_record: ConsentRecordTable;
  conversion: ConversionTable;
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  customer_event: CustomerEventTable;
  customer_former_email: CustomerFormerEmailTable;
  customer_note: CustomerNoteTable;
  customer_recovery_code: CustomerRecoveryCodeTable;
  customer_segment: CustomerSegmentTable;
  customer_session: CustomerSessionTable;
  customer_token: CustomerTokenTable;
  document: DocumentTable;
  document_category: DocumentCategoryTable;
  document_tag: DocumentTagTable;
  document_version: DocumentVersionTable;
  editor_draft: EditorDraftTable;
  fit_word: FitWordTable;
  font: FontTable;
  font_face: FontFaceTable;
  form_delivery: FormDeliveryTable;
  form_entry: FormEntryTable;
  form_file: FormFileTable;
  gift_card: GiftCardTable;
  gift_card_movement: GiftCardMovementTable;
  guest: GuestTable;
  guest_change: GuestChangeTable;
  import_run: ImportRunTable;
  known_network: KnownNetworkTable;
  listing_bits: ListingBitsTable;
  listing_change: ListingChangeTable;
  listing_key: ListingKeyTable;
  listing_row: ListingRowTable;
  mail_attachment: MailAttachmentTable;
  mail_message: MailMessageTable;
  mail_words: MailWordsTable;
  media: MediaTable;
  media_folder: MediaFolderTable;
  media_in_folder: MediaInFolderTable;
  menu: MenuTable;
  menu_version: MenuVersionTable;
  order_attribution: OrderAttributionTable;
  order_draft: OrderDraftTable;
  order_event: OrderEventTable;
  order_line: OrderLineTable;
  order_notice: OrderNoticeTable;
  order_refund: OrderRefundTable;
  order_return: OrderReturnTable;
  order_return_event: OrderReturnEventTable;
  payment: PaymentTable;
  payment_basket: PaymentBasketTable;
  payment_card: PaymentCardTable;
  payment_customer: PaymentCustomerTable;
  payment_entry: PaymentEntryTable;
  payment_mismatch: PaymentMismatchTable;
  payment_refund: PaymentRefundTable;
  popup_ab_test: PopupAbTestTable;
  popup_day: PopupDayTable;
  preview_link: PreviewLinkTable;
  product: ProductTable;
  product_category: ProductCategoryTable;
  product_fit: ProductFitTable;
  product_glance: ProductGlanceTable;
  product_image: ProductImageTable;
  product_import: ProductImportTable;
  product_link: ProductLinkTable;
  product_tag: ProductTagTable;
  product_version: ProductVersionTable;
  promotion: PromotionTable;
  promotion_use: PromotionUseTable;
  promotion_version: PromotionVersionTable;
  rate_limit_count: RateLimitCountTable;
  redirect: RedirectTable;
  redirect_version: RedirectVersionTable;
  registered_device: RegisteredDeviceTable;
  review: ReviewTable;
  review_event: ReviewEventTable;
  review_picture: ReviewPictureTable;
  review_vote: ReviewVoteTable;
  search_bits: SearchBitsTable;
  search_change: SearchChangeTable;
  search_folded: SearchFoldedTable;
  search_miss: SearchMissTable;
  search_term: SearchTermTable;
  search_word: SearchWordTable;
  setting: SettingTable;
  share_click: ShareClickTable;
  shipment_event: ShipmentEventTable;
  shipping_method: ShippingMethodTable;
  shipping_slot: ShippingSlotTable;
  shipping_zone: ShippingZoneTable;
  shipping_zone_version: ShippingZoneVersionTable;
  shop_order: ShopOrderTable;
  staff: StaffTable;
  staff_notice: StaffNoticeTable;
  staff_notification: StaffNotificationTable;
  staff_notification_choice: StaffNotificationChoiceTable;
  staff_push_device: StaffPushDeviceTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_role: StaffRoleTable;
  staff_session: StaffSessionTable;
  staff_token: StaffTokenTable;
  staff_view: StaffViewTable;
  stock_level: StockLevelTable;
  stock_location: StockLocationTable;
  stock_movement: StockMovementTable;
  stock_request: StockRequestTable;
  stock_shelf: StockShelfTable;
  stock_watch: StockWatchTable;
  subscriber: SubscriberTable;
  subscriber_consent: SubscriberConsentTable;
  subscription: SubscriptionTable;
  subscription_event: SubscriptionEventTable;
  subscription_line: SubscriptionLineTable;
  subscription_order: SubscriptionOrderTable;
  tag: TagTable;
  tax_document: TaxDocumentTable;
  tax_series: TaxSeriesTable;
  template: TemplateTable;
  template_version: TemplateVersionTable;
  test_bank_call: TestBankCallTable;
  test_bank_card: TestBankCardTable;
  test_bank_event: TestBankEventTable;
  test_bank_payment: TestBankPaymentTable;
  test_bank_setup: TestBankSetupTable;
  trash_item: TrashItemTable;
  wishlist: WishlistTable;
  wishlist_item: WishlistItemTable;
  wishlist_notice: WishlistNoticeTable;
}
