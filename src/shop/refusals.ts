import { EDIT_CONFLICT, UNKNOWN_VERSION } from '#kernel/editing/optimistic-lock.ts';
import { CONFIRM_PUBLISHING } from '#kernel/editing/publishing.ts';
import type { RefusalReplies, RefusalStatus } from '#kernel/refusal.ts';
import { type AbTestRefusal, abTestRefusals } from './ab-tests/refusals.ts';
import { analyticsRefusals, type EventsCallRefusal, type EventsRefusal } from './analytics/refusals.ts';
import {
  type BackInStockCallRefusal,
  type BackInStockRefusal,
  backInStockRefusals,
} from './back-in-stock/refusals.ts';
import { type CartCallRefusal, type CartRefusal, cartRefusals } from './cart/refusals.ts';
import { catalogueRefusals, type EditRefusal, type TermRefusal } from './catalogue/refusals.ts';
import { type CheckoutRefusal, checkoutRefusals } from './checkout/refusals.ts';
import { type ComingSoonRefusal, comingSoonRefusals } from './coming-soon/refusals.ts';
import { type ConsentRefusal, consentRefusals } from './consent/refusals.ts';
import { type ContentRefusal, contentRefusals } from './content/refusals.ts';
import { type ConversionRefusal, conversionRefusals } from './conversions/refusals.ts';
import { type CustomerRefusal, customerRefusals } from './customers/refusals.ts';
import {
  type DataTransferRefusal,
  dataTransferRefusals,
  type UploadRefusal,
} from './data-transfer/refusals.ts';
import {
  designRefusals,
  type FontRefusal,
  type RemoveFontRefusal,
  type SaveDesignRefusal,
} from './design/refusals.ts';
import {
  type EntryRefusal,
  type FormCallRefusal,
  type FormRefusal,
  formRefusals,
  type SendFormRefusal,
} from './forms/refusals.ts';
import {
  type GiftCardRefusal,
  type GiftCardStaffRefusal,
  type GiftCardTriesRefusal,
  giftCardRefusals,
} from './gift-cards/refusals.ts';
import { type AdjustRefusal, inventoryRefusals, type StockRefusal } from './inventory/refusals.ts';
import { type LoopRefusal, loopRefusals } from './loops/refusals.ts';
import { type MailRefusal, mailRefusals } from './mails/refusals.ts';
import {
  type CropRefusal,
  type FolderRefusal,
  type LibraryRefusal,
  mediaRefusals,
} from './media/refusals.ts';
import { type NewsletterRefusal, newsletterRefusals } from './newsletter/refusals.ts';
import { type OrderRefusal, orderRefusals } from './orders/refusals.ts';
import { type PaymentRefusal, paymentRefusals } from './payments/refusals.ts';
import { type FiguresRefusal, figuresRefusals } from './popup-figures/refusals.ts';
import {
  type PromotionRefusal,
  promotionRefusals,
  type SavePromotionRefusal,
} from './promotions/refusals.ts';
import { type RedirectListRefusal, type RedirectRefusal, redirectRefusals } from './redirects/refusals.ts';
import { type DeviceRefusal, deviceRefusals } from './registered-devices/refusals.ts';
import { type RestrictionRefusal, restrictionRefusals } from './restrictions/refusals.ts';
import { type ReviewRefusal, reviewRefusals } from './reviews/refusals.ts';
import { type SettingRefusal, settingRefusals } from './settings/refusals.ts';
import { type ShipmentRefusal, shipmentRefusals } from './shipments/refusals.ts';
import { shippingRefusals, type ZoneRefusal } from './shipping/refusals.ts';
import { type StaffRefusal, staffRefusals } from './staff/refusals.ts';
import { type SubscriptionRefusal, subscriptionRefusals } from './subscriptions/refusals.ts';
import { type TemplateRefusal, templateRefusals } from './templates/refusals.ts';
import { type TrashRefusal, trashRefusals } from './trash/refusals.ts';
import { type WishlistCallRefusal, type WishlistRefusal, wishlistRefusals } from './wishlist/refusals.ts';

/** Refusals before a request reaches a module. */
type CallRefusal =
  | { code: 'request.too-large' }
  | { code: 'request.unreadable' }
  | { code: 'admin.unknown-action' }
  | { code: 'admin.foreign-origin' }
  | { code: 'admin.not-found' }
  | { code: 'admin.busy'; seconds: number }
  | { code: 'admin.upload-cut-off' }
  | { code: 'admin.unreadable' }
  | { code: 'admin.payment-not-offered' }
  | { code: 'admin.totals-changed' }
  /** The server is unreachable, or lost its database or disk. */
  | { code: 'admin.no-answer' };

const callRefusals = {
  'request.too-large': { status: 413 },
  'request.unreadable': { status: 400 },
  'admin.unknown-action': { status: 404 },
  'admin.foreign-origin': { status: 403 },
  'admin.not-found': { status: 404 },
  'admin.busy': { status: 503, facts: ['seconds'] },
  'admin.upload-cut-off': { status: 408 },
  'admin.unreadable': { status: 422 },
  'admin.payment-not-offered': { status: 422 },
  'admin.totals-changed': { status: 409 },
  'admin.no-answer': { status: 503 },
} as const satisfies RefusalReplies<CallRefusal>;

type Refusal =
  | CallRefusal
  | (CartRefusal | CartCallRefusal)
  | (EditRefusal | TermRefusal)
  | CheckoutRefusal
  | EventsRefusal
  | EventsCallRefusal
  | ComingSoonRefusal
  | ConsentRefusal
  | ConversionRefusal
  | ContentRefusal
  | CustomerRefusal
  | (DataTransferRefusal | UploadRefusal)
  | SaveDesignRefusal
  | FontRefusal
  | RemoveFontRefusal
  | (FormRefusal | SendFormRefusal | FormCallRefusal | EntryRefusal)
  | (AdjustRefusal | StockRefusal)
  | LoopRefusal
  | MailRefusal
  | (CropRefusal | LibraryRefusal | FolderRefusal)
  | (RedirectRefusal | RedirectListRefusal)
  | NewsletterRefusal
  | OrderRefusal
  | PaymentRefusal
  | FiguresRefusal
  | AbTestRefusal
  | (PromotionRefusal | SavePromotionRefusal)
  | (BackInStockRefusal | BackInStockCallRefusal)
  | RestrictionRefusal
  | ReviewRefusal
  | SettingRefusal
  | ZoneRefusal
  | ShipmentRefusal
  | StaffRefusal
  | SubscriptionRefusal
  | TemplateRefusal
  | TrashRefusal
  | DeviceRefusal
  | (GiftCardRefusal | GiftCardTriesRefusal | GiftCardStaffRefusal)
  | (WishlistRefusal | WishlistCallRefusal);

/** Every refusal code. */
export type RefusalCode = Refusal['code'];

/**
 * The HTTP status and message facts of every refusal. A missing code, or one without a message in both languages,
 * does not compile.
 *
 * Source: SV-02, RO-04
 */
export const refusalReplies = {
  [EDIT_CONFLICT]: { status: 409 },
  [UNKNOWN_VERSION]: { status: 404 },
  [CONFIRM_PUBLISHING]: { status: 409 },
  ...callRefusals,
  ...analyticsRefusals,
  ...conversionRefusals,
  ...cartRefusals,
  ...catalogueRefusals,
  ...checkoutRefusals,
  ...comingSoonRefusals,
  ...consentRefusals,
  ...contentRefusals,
  ...customerRefusals,
  ...dataTransferRefusals,
  ...designRefusals,
  ...figuresRefusals,
  ...abTestRefusals,
  ...formRefusals,
  ...inventoryRefusals,
  ...loopRefusals,
  ...mailRefusals,
  ...mediaRefusals,
  ...newsletterRefusals,
  ...redirectRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...promotionRefusals,
  ...backInStockRefusals,
  ...restrictionRefusals,
  ...reviewRefusals,
  ...settingRefusals,
  ...shippingRefusals,
  ...staffRefusals,
  ...subscriptionRefusals,
  ...templateRefusals,
  ...trashRefusals,
  ...shipmentRefusals,
  ...deviceRefusals,
  ...giftCardRefusals,
  ...wishlistRefusals,
} as const satisfies Record<RefusalCode, { status: RefusalStatus }>;

export function refusalStatus(code: RefusalCode): RefusalStatus {
  return refusalReplies[code].status;
}
