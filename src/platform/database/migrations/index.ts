import type { Migration } from 'kysely/migration';
import * as baseline from './0001-baseline.ts';
import * as rowVersions from './0054-row-versions.ts';
import * as termVersions from './0055-term-versions.ts';
import * as menuRevisions from './0056-menu-revisions.ts';
import * as bitmapState from './0057-bitmap-state.ts';
import * as editDistance from './0058-edit-distance.ts';
import * as templates from './0059-templates.ts';
import * as frameTemplates from './0060-frame-templates.ts';
import * as popups from './0061-popups.ts';
import * as shopTemplates from './0062-shop-templates.ts';
import * as moreHistories from './0063-more-histories.ts';
import * as dataTransferCodes from './0064-data-transfer-codes.ts';
import * as editorDrafts from './0065-editor-drafts.ts';
import * as previewLinks from './0066-preview-links.ts';
import * as offCanvas from './0067-off-canvas.ts';
import * as fonts from './0068-fonts.ts';
import * as loopItems from './0069-loop-items.ts';
import * as formEntries from './0072-form-entries.ts';
import * as newsletter from './0073-newsletter.ts';
import * as comingSoonBanner from './0074-coming-soon-banner.ts';
import * as popupFigures from './0075-popup-figures.ts';
import * as consentRecords from './0078-consent-records.ts';
import * as analytics from './0080-analytics.ts';
import * as popupAbTests from './0081-popup-ab-tests.ts';
import * as conversions from './0082-conversions.ts';
import * as orderDrafts from './0083-order-drafts.ts';
import * as analyticsMonths from './0085-analytics-months.ts';
import * as wishlists from './0086-wishlists.ts';
import * as giftCards from './0087-gift-cards.ts';
import * as wishlistMails from './0088-wishlist-mails.ts';
import * as registeredDevices from './0089-registered-devices.ts';
import * as cardSwatches from './0090-card-swatches.ts';
import * as giftWrap from './0091-gift-wrap.ts';
import * as shipmentEvents from './0092-shipment-events.ts';
import * as subscriptions from './0094-subscriptions.ts';
import * as categorySeo from './0096-category-seo.ts';
import * as staffNotifications from './0097-staff-notifications.ts';
import * as orderDetails from './0099-order-details.ts';
import * as guests from './0101-guests.ts';
import * as customerSegments from './0102-customer-segments.ts';
import * as staffRoles from './0103-staff-roles.ts';
import * as apiKeys from './0104-api-keys.ts';
import * as failedMails from './0105-failed-mails.ts';
import * as bulkChanges from './0106-bulk-changes.ts';
import * as trash from './0107-trash.ts';
import * as mediaFolders from './0108-media-folders.ts';
import * as unansweredCharges from './0109-unanswered-charges.ts';
import * as bulkChangesByKey from './0110-bulk-changes-by-key.ts';
import * as formerEmails from './0112-former-emails.ts';
import * as guestChanges from './0113-guest-changes.ts';
import * as refundedAmounts from './0114-refunded-amounts.ts';
import * as mentions from './0115-mentions.ts';
import * as webPush from './0116-web-push.ts';
import * as productNames from './0119-product-names.ts';
import * as savedVersions from './0123-saved-versions.ts';
import * as paymentUndone from './0124-payment-undone.ts';
import * as refundsByHand from './0125-refunds-by-hand.ts';
import * as auditAndInvalidationNames from './0126-audit-and-invalidation-names.ts';
import * as linkActionsOfProducts from './0130-link-actions-of-products.ts';
import * as namesOfColumns from './0131-names-of-columns.ts';
import * as analyticsPages from './0132-analytics-pages.ts';
import * as orderSearchLetters from './0134-order-search-letters.ts';
import * as orderDraftLines from './0135-order-draft-lines.ts';
import * as peopleSearchLetters from './0136-people-search-letters.ts';
import * as importsInLists from './0137-imports-in-lists.ts';

/** All migrations in order; a released one is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0054-row-versions': rowVersions,
  '0055-term-versions': termVersions,
  '0056-menu-revisions': menuRevisions,
  '0057-bitmap-state': bitmapState,
  '0058-edit-distance': editDistance,
  '0059-templates': templates,
  '0060-frame-templates': frameTemplates,
  '0061-popups': popups,
  '0062-shop-templates': shopTemplates,
  '0063-more-histories': moreHistories,
  '0064-data-transfer-codes': dataTransferCodes,
  '0065-editor-drafts': editorDrafts,
  '0066-preview-links': previewLinks,
  '0067-off-canvas': offCanvas,
  '0068-fonts': fonts,
  '0069-loop-items': loopItems,
  '0072-form-entries': formEntries,
  '0073-newsletter': newsletter,
  '0074-coming-soon-banner': comingSoonBanner,
  '0075-popup-figures': popupFigures,
  '0078-consent-records': consentRecords,
  '0080-analytics': analytics,
  '0081-popup-ab-tests': popupAbTests,
  '0082-conversions': conversions,
  '0083-order-drafts': orderDrafts,
  '0085-analytics-months': analyticsMonths,
  '0086-wishlists': wishlists,
  '0087-gift-cards': giftCards,
  '0088-wishlist-mails': wishlistMails,
  '0089-registered-devices': registeredDevices,
  '0090-card-swatches': cardSwatches,
  '0091-gift-wrap': giftWrap,
  '0092-shipment-events': shipmentEvents,
  '0094-subscriptions': subscriptions,
  '0096-category-seo': categorySeo,
  '0097-staff-notifications': staffNotifications,
  '0099-order-details': orderDetails,
  '0101-guests': guests,
  '0102-customer-segments': customerSegments,
  '0103-staff-roles': staffRoles,
  '0104-api-keys': apiKeys,
  '0105-failed-mails': failedMails,
  '0106-bulk-changes': bulkChanges,
  '0107-trash': trash,
  '0108-media-folders': mediaFolders,
  '0109-unanswered-charges': unansweredCharges,
  '0110-bulk-changes-by-key': bulkChangesByKey,
  '0112-former-emails': formerEmails,
  '0113-guest-changes': guestChanges,
  '0114-refunded-amounts': refundedAmounts,
  '0115-mentions': mentions,
  '0116-web-push': webPush,
  '0119-product-names': productNames,
  '0123-saved-versions': savedVersions,
  '0124-payment-undone': paymentUndone,
  '0125-refunds-by-hand': refundsByHand,
  '0126-audit-and-invalidation-names': auditAndInvalidationNames,
  '0130-link-actions-of-products': linkActionsOfProducts,
  '0131-names-of-columns': namesOfColumns,
  '0132-analytics-pages': analyticsPages,
  '0134-order-search-letters': orderSearchLetters,
  '0135-order-draft-lines': orderDraftLines,
  '0136-people-search-letters': peopleSearchLetters,
  '0137-imports-in-lists': importsInLists,
};

/**
 * Those that change rows alone and may run again. They also run on the rows of a restored backup that is older.
 */
export const rowMigrations: Record<string, Migration> = {
  '0134-order-search-letters': orderSearchLetters,
  '0135-order-draft-lines': orderDraftLines,
};
