import type { Migration } from 'kysely/migration';
import * as catalogue from './0001-catalogue.ts';
import * as inventoryListing from './0002-inventory-listing.ts';
import * as contentReviewsSettings from './0003-content-reviews-settings.ts';
import * as cartOrders from './0004-cart-orders.ts';
import * as reviews from './0005-reviews.ts';
import * as search from './0006-search.ts';
import * as forms from './0007-forms.ts';
import * as redirects from './0008-redirects.ts';
import * as fit from './0009-fit.ts';
import * as stockRequests from './0010-stock-requests.ts';
import * as searchOrder from './0011-search-order.ts';
import * as promotions from './0012-promotions.ts';
import * as cart from './0013-cart.ts';
import * as customers from './0014-customers.ts';
import * as orders from './0015-orders.ts';
import * as payments from './0016-payments.ts';
import * as checkout from './0017-checkout.ts';
import * as deliverySlots from './0019-delivery-slots.ts';
import * as moneyAndCards from './0020-money-and-cards.ts';
import * as mails from './0021-mails.ts';
import * as editingGoods from './0022-editing-goods.ts';
import * as staff from './0023-staff.ts';
import * as textsAccepted from './0024-texts-accepted.ts';
import * as customerList from './0025-customer-list.ts';
import * as mediaLibrary from './0026-media-library.ts';
import * as editingTexts from './0027-editing-texts.ts';
import * as exchange from './0029-exchange.ts';
import * as announcements from './0030-announcements.ts';
import * as goodsAtAGlance from './0031-goods-at-a-glance.ts';
import * as fromTheOldShop from './0033-from-the-old-shop.ts';
import * as ordersOfTheOldShop from './0034-orders-of-the-old-shop.ts';
import * as listingKeys from './0035-listing-keys.ts';
import * as croppedPictures from './0037-cropped-pictures.ts';
import * as locationsClose from './0037-locations-close.ts';
import * as priceBits from './0038-price-bits.ts';
import * as archives from './0040-archives.ts';
import * as searchBits from './0041-search-bits.ts';
import * as fitBySide from './0042-fit-by-side.ts';
import * as quickerSets from './0043-quicker-sets.ts';
import * as unansweredPayments from './0044-unanswered-payments.ts';
import * as knownNetworks from './0046-known-networks.ts';
import * as ordersKnowTheirCart from './0047-orders-know-their-cart.ts';
import * as defaultVariations from './0049-default-variations.ts';
import * as widePictures from './0050-wide-pictures.ts';
import * as importedFields from './0051-imported-fields.ts';
import * as newOrderNotices from './0052-new-order-notices.ts';
import * as rateLimitCounts from './0053-rate-limit-counts.ts';

/** Every migration in the order it runs; a landed one is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-inventory-listing': inventoryListing,
  '0003-content-reviews-settings': contentReviewsSettings,
  '0004-cart-orders': cartOrders,
  '0005-reviews': reviews,
  '0006-search': search,
  '0007-forms': forms,
  '0008-redirects': redirects,
  '0009-fit': fit,
  '0010-stock-requests': stockRequests,
  '0011-search-order': searchOrder,
  '0012-promotions': promotions,
  '0013-cart': cart,
  '0014-customers': customers,
  '0015-orders': orders,
  '0016-payments': payments,
  '0017-checkout': checkout,
  '0019-delivery-slots': deliverySlots,
  '0020-money-and-cards': moneyAndCards,
  '0021-mails': mails,
  '0022-editing-goods': editingGoods,
  '0023-staff': staff,
  '0024-texts-accepted': textsAccepted,
  '0025-customer-list': customerList,
  '0026-media-library': mediaLibrary,
  '0027-editing-texts': editingTexts,
  '0029-exchange': exchange,
  '0030-announcements': announcements,
  '0031-goods-at-a-glance': goodsAtAGlance,
  '0033-from-the-old-shop': fromTheOldShop,
  '0034-orders-of-the-old-shop': ordersOfTheOldShop,
  '0035-listing-keys': listingKeys,
  '0037-cropped-pictures': croppedPictures,
  '0037-locations-close': locationsClose,
  '0038-price-bits': priceBits,
  '0040-archives': archives,
  '0041-search-bits': searchBits,
  '0042-fit-by-side': fitBySide,
  '0043-quicker-sets': quickerSets,
  '0044-unanswered-payments': unansweredPayments,
  '0046-known-networks': knownNetworks,
  '0047-orders-know-their-cart': ordersKnowTheirCart,
  '0049-default-variations': defaultVariations,
  '0050-wide-pictures': widePictures,
  '0051-imported-fields': importedFields,
  '0052-new-order-notices': newOrderNotices,
  '0053-rate-limit-counts': rateLimitCounts,
};
