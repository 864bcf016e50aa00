import type { RefusalReplies, RefusalStatus } from '#kernel/refusal.ts';
import { type CartCallRefusal, type CartRefusal, cartRefusals } from './cart/refusals.ts';
import { catalogueRefusals, type EditRefusal, type TermRefusal } from './catalogue/refusals.ts';
import { type CheckoutRefusal, checkoutRefusals } from './checkout/refusals.ts';
import { type ContentRefusal, contentRefusals } from './content/refusals.ts';
import { type CustomerRefusal, customerRefusals } from './customers/refusals.ts';
import { type ExchangeRefusal, exchangeRefusals, type UploadRefusal } from './exchange/refusals.ts';
import { type EntryRefusal, type FormRefusal, formRefusals } from './forms/refusals.ts';
import { type AdjustRefusal, inventoryRefusals, type StockRefusal } from './inventory/refusals.ts';
import { type MailRefusal, mailRefusals } from './mails/refusals.ts';
import { type CropRefusal, type LibraryRefusal, mediaRefusals } from './media/refusals.ts';
import {
  type RedirectListRefusal,
  type RedirectRefusal,
  redirectRefusals,
} from './old-addresses/refusals.ts';
import { type OrderRefusal, orderRefusals } from './orders/refusals.ts';
import { type PaymentRefusal, paymentRefusals } from './payments/refusals.ts';
import { type KeepRefusal, type PromotionRefusal, promotionRefusals } from './promotions/refusals.ts';
import { type RestockCallRefusal, type RestockRefusal, restockRefusals } from './restock/refusals.ts';
import { type RestrictionRefusal, restrictionRefusals } from './restrictions/refusals.ts';
import { type ReviewRefusal, reviewRefusals } from './reviews/refusals.ts';
import { type SettingRefusal, settingRefusals } from './settings/refusals.ts';
import { shippingRefusals, type ZoneRefusal } from './shipping/refusals.ts';
import { type StaffRefusal, staffRefusals } from './staff/refusals.ts';

/** What a call is refused by before it reaches a module. */
type CallRefusal =
  | { code: 'request.too-large' }
  | { code: 'request.unreadable' }
  | { code: 'desk.unknown-verb' }
  | { code: 'desk.foreign-origin' }
  | { code: 'desk.not-found' }
  | { code: 'desk.busy'; seconds: number }
  | { code: 'desk.upload-cut-off' }
  | { code: 'desk.unreadable' }
  | { code: 'desk.payment-not-offered' }
  | { code: 'desk.totals-changed' }
  /** The shop cannot be reached, or lost its database or its disk. */
  | { code: 'desk.no-answer' };

const callRefusals = {
  'request.too-large': { status: 413 },
  'request.unreadable': { status: 400 },
  'desk.unknown-verb': { status: 404 },
  'desk.foreign-origin': { status: 403 },
  'desk.not-found': { status: 404 },
  'desk.busy': { status: 503, facts: ['seconds'] },
  'desk.upload-cut-off': { status: 408 },
  'desk.unreadable': { status: 422 },
  'desk.payment-not-offered': { status: 422 },
  'desk.totals-changed': { status: 409 },
  'desk.no-answer': { status: 503 },
} as const satisfies RefusalReplies<CallRefusal>;

type Refusal =
  | CallRefusal
  | (CartRefusal | CartCallRefusal)
  | (EditRefusal | TermRefusal)
  | CheckoutRefusal
  | ContentRefusal
  | CustomerRefusal
  | (ExchangeRefusal | UploadRefusal)
  | (FormRefusal | EntryRefusal)
  | (AdjustRefusal | StockRefusal)
  | MailRefusal
  | (CropRefusal | LibraryRefusal)
  | (RedirectRefusal | RedirectListRefusal)
  | OrderRefusal
  | PaymentRefusal
  | (PromotionRefusal | KeepRefusal)
  | (RestockRefusal | RestockCallRefusal)
  | RestrictionRefusal
  | ReviewRefusal
  | SettingRefusal
  | ZoneRefusal
  | StaffRefusal;

/** Every code that this shop can refuse with. */
export type RefusalCode = Refusal['code'];

/**
 * How every refusal is answered, by its code: the HTTP status, and the facts that its sentence takes. A code that is
 * missing here, or has no sentence in both languages, does not compile.
 *
 * Source: SV-02, RO-04
 */
export const refusalReplies = {
  ...callRefusals,
  ...cartRefusals,
  ...catalogueRefusals,
  ...checkoutRefusals,
  ...contentRefusals,
  ...customerRefusals,
  ...exchangeRefusals,
  ...formRefusals,
  ...inventoryRefusals,
  ...mailRefusals,
  ...mediaRefusals,
  ...redirectRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...promotionRefusals,
  ...restockRefusals,
  ...restrictionRefusals,
  ...reviewRefusals,
  ...settingRefusals,
  ...shippingRefusals,
  ...staffRefusals,
} as const satisfies Record<RefusalCode, { status: RefusalStatus }>;

/** @returns the HTTP status of an answer that refuses with a code */
export function refusalStatus(code: RefusalCode): RefusalStatus {
  return refusalReplies[code].status;
}
