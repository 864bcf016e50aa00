import type { EditRefusal, TermRefusal } from '#shop/catalogue';
import type { ContentRefusal } from '#shop/content';
import type { CustomerRefusal } from '#shop/customers';
import type { ExchangeRefusal } from '#shop/exchange';
import type { EntryRefusal } from '#shop/forms';
import type { AdjustRefusal } from '#shop/inventory';
import type { MailRefusal } from '#shop/mails';
import type { CropRefusal, LibraryRefusal } from '#shop/media';
import type { RedirectRefusal } from '#shop/old-addresses';
import type { OrderRefusal } from '#shop/orders';
import type { PaymentRefusal } from '#shop/payments';
import type { KeepRefusal } from '#shop/promotions';
import type { RestrictionRefusal } from '#shop/restrictions';
import type { ReviewRefusal } from '#shop/reviews';
import type { SettingRefusal } from '#shop/settings';
import type { ZoneRefusal } from '#shop/shipping';
import type { StaffRefusal } from '#shop/staff';

type Statuses<R extends { code: string }> = Record<R['code'], number>;

/** Refusals of the back office itself. */
const ofTheBackOffice = {
  'desk.unknown-verb': 404,
  'desk.foreign-origin': 403,
  'desk.not-found': 404,
  'desk.busy': 503,
  'desk.upload-cut-off': 408,
  'desk.unreadable': 422,
  'desk.payment-not-offered': 422,
  'desk.totals-changed': 409,
};

const ofStaff = {
  'staff.signed-out': 401,
  'staff.forbidden': 403,
  'staff.second-factor-first': 403,
  'staff.too-many': 429,
  'staff.wrong-sign-in': 422,
  'staff.wrong-code': 422,
  'staff.wrong-password': 422,
  'staff.stale-link': 422,
  'staff.wrong-fields': 422,
  'staff.email-taken': 422,
  'staff.unknown-member': 404,
  'staff.last-owner': 422,
} satisfies Statuses<StaffRefusal>;

const ofSettings = {
  'settings.unknown-key': 404,
  'settings.wrong-value': 422,
  'settings.word-taken': 422,
  'settings.changed-meanwhile': 409,
} satisfies Statuses<SettingRefusal>;

const ofMails = {
  'mails.unknown-template': 404,
  'mails.unknown-order': 404,
  'mails.unknown-mail': 404,
  'mails.still-waiting': 409,
  'mails.holds-key': 409,
  'mails.changed-meanwhile': 409,
  'mails.words-missing': 422,
  'mails.words-long': 422,
  'mails.unknown-placeholder': 422,
} satisfies Statuses<MailRefusal>;

const ofPromotions = {
  'promotions.code-taken': 409,
  'promotions.changed-meanwhile': 409,
  'promotions.unknown-promotion': 404,
} satisfies Statuses<KeepRefusal>;

const ofDelivery = {
  'shipping.wrong-zones': 422,
  'shipping.unknown-zone': 404,
  'shipping.changed-meanwhile': 409,
  'shipping.emirate-taken': 409,
  'shipping.emirate-without-method': 422,
  'shipping.stops-delivery': 409,
} satisfies Statuses<ZoneRefusal>;

const ofRedirects = {
  'redirects.wrong-fields': 422,
  'redirects.unknown': 404,
  'redirects.changed-meanwhile': 409,
  'redirects.no-list': 422,
} satisfies Statuses<RedirectRefusal | { code: 'redirects.no-list' }>;

const ofMessages = {
  'forms.unknown-entry': 404,
  'forms.changed-meanwhile': 409,
} satisfies Statuses<EntryRefusal>;

const ofContent = {
  'content.wrong-fields': 422,
  'content.changed-meanwhile': 409,
  'content.menu.changed-meanwhile': 409,
  'content.unknown-document': 404,
  'content.unknown-version': 404,
  'content.needed-by-shop': 409,
  'content.unknown-term': 404,
  'content.term-in-use': 409,
} satisfies Statuses<ContentRefusal>;

const ofMedia = {
  'media.too-large': 413,
  'media.too-many-pixels': 422,
  'media.no-picture': 415,
  'media.unknown': 404,
  'media.crop-too-small': 422,
  'media.in-use': 409,
} satisfies Statuses<CropRefusal | LibraryRefusal>;

const ofProducts = {
  'catalogue.wrong-fields': 422,
  'catalogue.changed-meanwhile': 409,
  'catalogue.unknown-product': 404,
  'catalogue.unknown-version': 404,
  'catalogue.has-variations': 422,
  'catalogue.was-ordered': 409,
  'catalogue.some-refused': 422,
  'catalogue.too-many': 422,
  'catalogue.unknown-category': 404,
  'catalogue.category-circle': 422,
  'catalogue.category-in-use': 409,
  'catalogue.unknown-attribute': 404,
  'catalogue.unknown-value': 404,
  'catalogue.unknown-tag': 404,
  'catalogue.in-use': 409,
  'catalogue.needed-by-shop': 409,
} satisfies Statuses<EditRefusal | TermRefusal>;

const ofStock = {
  'inventory.wrong-fields': 422,
  'inventory.unknown-product': 404,
  'inventory.not-counted': 422,
  'inventory.below-zero': 409,
  'inventory.nothing-changes': 422,
  'inventory.unknown-location': 404,
  'inventory.location-in-use': 409,
  'inventory.location-closed': 409,
  'inventory.last-location': 409,
  'inventory.stock-left': 409,
} satisfies Statuses<AdjustRefusal>;

/** Refusals of an order that stands, and of one that staff take by telephone. */
const ofOrders = {
  'orders.unknown-order': 404,
  'orders.may-not-move': 409,
  'orders.changed-meanwhile': 409,
  'orders.stock-gone': 409,
  'orders.promotion-gone': 409,
  'orders.slot-gone': 409,
  'orders.may-not-edit': 409,
  'orders.of-old-shop': 409,
  'orders.has-refunds': 409,
  'orders.no-lines': 422,
  'orders.unknown-line': 422,
  'orders.wrong-quantity': 422,
  'orders.not-for-sale': 422,
  'orders.choose-options': 422,
  'orders.too-much': 422,
  'orders.nothing-to-refund': 422,
  'orders.nothing-paid': 409,
  'orders.more-than-paid': 409,
  'orders.more-than-charged': 422,
  'orders.unknown-refund': 404,
  'orders.may-not-return': 409,
  'orders.unknown-return': 404,
  'orders.return-may-not-move': 409,
  'orders.wrong-fields': 422,
  'checkout.no-delivery': 422,
} satisfies Statuses<OrderRefusal | { code: 'checkout.no-delivery' }>;

const ofRestrictions = {
  'restrictions.not-sold': 422,
  'restrictions.collect-only': 422,
  'restrictions.signed-in-only': 422,
  'restrictions.too-young': 422,
  'restrictions.other-payment': 422,
} satisfies Statuses<RestrictionRefusal>;

const ofPayments = {
  'payments.wrong-signature': 401,
  'payments.stale-signature': 401,
  'payments.unreadable-event': 400,
  'payments.unknown-reference': 404,
  'payments.unknown-order': 404,
  'payments.may-not': 409,
  'payments.too-much': 409,
  'payments.nothing-due': 409,
  'payments.refund-by-line': 409,
  'payments.not-offered': 422,
  'payments.unknown-card': 422,
  'payments.too-many-failures': 429,
  'payments.provider-down': 503,
} satisfies Statuses<PaymentRefusal>;

const ofReviews = {
  'reviews.wrong-fields': 422,
  'reviews.unknown-product': 404,
  'reviews.closed': 403,
  'reviews.duplicate': 409,
  'reviews.too-fast': 429,
  'reviews.busy': 503,
  'reviews.unknown-review': 404,
  'reviews.may-not-move': 409,
  'reviews.changed-meanwhile': 409,
} satisfies Statuses<ReviewRefusal>;

/** The account pages answer these with 200 and the form; the back office answers a script. */
const ofCustomers = {
  'customers.wrong-fields': 422,
  'customers.wrong-sign-in': 422,
  'customers.too-many': 429,
  'customers.stale-link': 422,
  'customers.wrong-password': 422,
  'customers.wrong-code': 422,
  'customers.email-taken': 422,
  'customers.too-many-addresses': 422,
  'customers.unknown-address': 404,
  'customers.unknown-customer': 404,
  'customers.no-match': 422,
  'customers.not-confirmed': 422,
  'customers.same-customer': 422,
  'customers.stale-form': 422,
} satisfies Statuses<CustomerRefusal>;

/** What an upload is refused by before it is read. */
type TooLargeFile = { code: 'exchange.too-large' | 'exchange.archive-too-large' };

const ofImports = {
  'exchange.empty-file': 422,
  'exchange.no-table': 415,
  'exchange.wrong-address': 422,
  'exchange.old-shop-away': 422,
  'exchange.old-shop-keys': 422,
  'exchange.old-shop-elsewhere': 422,
  'exchange.old-shop-answer': 422,
  'exchange.no-old-shop': 422,
  'exchange.broken-table': 422,
  'exchange.wrong-columns': 422,
  'exchange.too-large': 413,
  'exchange.runs-already': 409,
  'exchange.not-now': 409,
  'exchange.unknown-import': 404,
  'exchange.fault': 500,
  'exchange.archive-too-large': 413,
  'exchange.no-archive': 415,
  'exchange.damaged-archive': 422,
  'exchange.strange-file': 422,
  'exchange.bloated-archive': 413,
  'exchange.newer-archive': 422,
  'exchange.part-archive': 422,
  'exchange.unknown-column': 422,
  'exchange.shop-in-use': 409,
} satisfies Statuses<ExchangeRefusal | TooLargeFile>;

/**
 * The HTTP status for every refusal of the back office. A verb whose refusal is missing here does not compile.
 *
 * Source: SV-02, RO-04
 */
export const refusalStatus = {
  ...ofTheBackOffice,
  ...ofStaff,
  ...ofSettings,
  ...ofMails,
  ...ofPromotions,
  ...ofDelivery,
  ...ofRedirects,
  ...ofMessages,
  ...ofContent,
  ...ofMedia,
  ...ofProducts,
  ...ofStock,
  ...ofOrders,
  ...ofRestrictions,
  ...ofPayments,
  ...ofReviews,
  ...ofCustomers,
  ...ofImports,
} as const;

export type RefusalCode = keyof typeof refusalStatus;
