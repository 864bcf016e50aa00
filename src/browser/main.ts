import { startAccountMenu } from './account/scroll-menu.ts';
import { startAgeQuestion } from './age/age-question.ts';
import { startAnalytics } from './analytics/start-analytics.ts';
import { startCards } from './cards/start-cards.ts';
import { startCart } from './cart/start-cart.ts';
import { startConsent } from './consent/start-consent.ts';
import { startDrawer } from './drawer/drawer.ts';
import { startEditing } from './editing/start-editing.ts';
import { startDeliverTo } from './emirate/deliver-to.ts';
import { startDescriptions } from './fields/descriptions.ts';
import { startFileNames } from './fields/file-names.ts';
import { startPasswords } from './fields/password.ts';
import { startFit } from './fit/start-fit.ts';
import { startHeaderBlur } from './layout/header-blur.ts';
import { startMotionEffects } from './layout/motion-effects.ts';
import { startSticky } from './layout/sticky.ts';
import { startTemplateScroll } from './layout/template-scroll.ts';
import { startLightbox } from './lightbox/lightbox.ts';
import { startFilterSheet } from './listing/filter-sheet.ts';
import { startFiltersInPlace } from './listing/filters-in-place.ts';
import { startPriceSlider } from './listing/price-slider.ts';
import { startResultCount } from './listing/result-count.ts';
import { startSort } from './listing/sort.ts';
import { startBranches } from './menu/branches.ts';
import { startFolds } from './menu/folds.ts';
import { startMobileMenu } from './menu/mobile-menu.ts';
import { startSubmenus } from './menu/submenus.ts';
import { startNotices } from './notices/notices.ts';
import { startStoreNotice } from './notices/store-notice.ts';
import { startOutline } from './outline/outline.ts';
import { startAnchors } from './page/anchors.ts';
import { startPictureTransition } from './page/motion/picture-transition.ts';
import { startSpeculationRules } from './page/speculation-rules.ts';
import { startBehaviours } from './page/start-behaviours.ts';
import { startPopups } from './popups/start-popups.ts';
import { startBuyBar } from './product/buy-bar.ts';
import { startGallery } from './product/gallery/gallery.ts';
import { startGalleryViewer } from './product/gallery/gallery-viewer.ts';
import { startRecentlyViewed } from './product/recently-viewed.ts';
import { startRestock } from './product/restock.ts';
import { startPartChoices } from './product/variations/part-choices.ts';
import { startVariations } from './product/variations/variations.ts';
import { startQuantity } from './quantity/quantity.ts';
import { startHelpful } from './reviews/helpful.ts';
import { startReviewForm } from './reviews/review-form.ts';
import { startStars } from './reviews/stars.ts';
import { startReviewFilters } from './reviews/start-filters.ts';
import { startSearch } from './search/search.ts';
import { startShare } from './share/share.ts';
import { startTabs } from './tabs/tabs.ts';
import { countVisit } from './visitor/count-visit.ts';
import { startWallet } from './wallet/start-wallet.ts';
import { startWidgets } from './widgets/start-widgets.ts';

/** All behaviours of the storefront. */
const behaviours = [
  startAgeQuestion,
  startBranches,
  startFolds,
  startMobileMenu,
  startSubmenus,
  startSticky,
  startHeaderBlur,
  startMotionEffects,
  startTemplateScroll,
  startDrawer,
  startAnchors,
  startStoreNotice,
  startSort,
  startResultCount,
  startPriceSlider,
  startFilterSheet,
  startFiltersInPlace,
  startFit,
  startCards,
  startTabs,
  startStars,
  startReviewForm,
  startHelpful,
  startReviewFilters,
  startGallery,
  startGalleryViewer,
  startLightbox,
  startVariations,
  startPartChoices,
  startRestock,
  startRecentlyViewed,
  startQuantity,
  startBuyBar,
  startDeliverTo,
  startDescriptions,
  startFileNames,
  startPasswords,
  startAccountMenu,
  startNotices,
  startCart,
  startShare,
  startWallet,
  startSearch,
  startOutline,
  startWidgets,
  startConsent,
  startEditing,
  countVisit,
  startPopups,
  startAnalytics,
  startPictureTransition,
  startSpeculationRules,
];

void startBehaviours(behaviours).then(() => {
  // Programs that operate the page wait for it.
  document.documentElement.dataset.started = '';
});
