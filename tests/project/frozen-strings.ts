const words = (list: string) => list.trim().split(/\s+/);

/** Texts that the specification and the checklist give word for word. */
export const TEXTS = [
  'Add to cart',
  'Added',
  'View cart',
  'Failed to add product to cart',
  'Something went wrong.',
  'Please select a rating',
  '{{rating}} of 5 stars',
  'View full-screen image gallery',
  'The image could not be loaded.',
  'Download image',
  'Show password',
  'Hide password',
  'Clear filters',
  'Verified purchase',
  'Loading chunk failed',
  'No cart_created',
  'Fragment expired',
  'No fragment',
];

export const SETTINGS = words(`
  addToCart.flow addToCart.siteVariant addToCart.errorDisplay addToCart.redirectAfterAdd quantity.ceiling
  gallery.animationPreset viewer.share search.parameter fragments.emptyVisit`);

export const COOKIES_AND_STORAGE = words(`
  woocommerce_cart_hash woocommerce_items_in_cart woocommerce_recently_viewed wp_woocommerce_session_ store_notice
  wp-resetpass wc_cart_created wc_cart_hash_ wc_fragments_ pageViews sessions activeSession`);

export const ADDRESSES = words(`
  /cart/ /checkout/ /checkout/order-received/ /checkout/order-pay/ /wp-admin/admin-ajax.php ?wc-ajax=%%endpoint%%
  /wp-comments-post.php /my-account/ /my-account/lost-password/ /shop/ /product/ /product-tag/`);

export const ENDPOINTS = words(`
  add_to_cart apply_coupon custom_add_to_cart get_cart_totals get_customer_location get_refreshed_fragments
  get_variation remove_coupon remove_from_cart update_order_review update_shipping_method`);

export const PARAMETERS = words(`
  q s search query keyword orderby paged theme_template_id min_price max_price rating_filter filter_ query_type_
  post_type product-page add-to-cart remove_item undo_item removed_item remove_coupon order_again cancel_order
  pay_for_order reset-link-sent show-reset-form password-reset unapproved moderation-hash cpage comment-page-`);

export const FIELDS = words(`
  _wp_http_referer _wpnonce account_display_name account_email account_first_name account_last_name
  billing_address_1 billing_address_2 billing_city billing_company billing_country billing_email
  billing_first_name billing_last_name billing_phone billing_state calc_shipping calc_shipping_country
  cart_item_key comment_post_ID coupon_code has_full_address order_comments order_email orderid password_1
  password_2 password_current payment_method post_data product_id quantity rememberme reset_key
  save-account-details-nonce ship_to_different_address terms-field update_cart user_login wc_reset_password
  woocommerce-cart-nonce woocommerce-edit-address-nonce woocommerce-login-nonce
  woocommerce-lost-password-nonce woocommerce-order-tracking-nonce woocommerce-pay-nonce
  woocommerce-process-checkout-nonce woocommerce-register-nonce woocommerce-reset-password-nonce
  woocommerce-shipping-calculator-nonce woocommerce_checkout_place_order woocommerce_checkout_update_totals
  woocommerce_pay wp-comment-cookies-consent`);

/** Fields of answers. */
export const ANSWERS = words(`
  availability_html backorders_allowed cart_hash dimensions_html display_price display_regular_price error
  fragments full_src full_src_h full_src_w gallery_thumbnail_src gallery_thumbnail_src_h gallery_thumbnail_src_w
  image_id is_downloadable is_in_stock is_purchasable is_sold_individually is_virtual max_qty messages min_qty
  order_id price_html product_url redirect refresh reload result src_h src_w thumb_src variation_description
  variation_id variation_is_active variation_is_visible weight_html`);

/** Objects and fields of the configuration that pages print for scripts. */
export const CONFIGURATION = words(`
  ajax_url allowOneSlide animation animationLoop animationSpeed apply_coupon_nonce cart_hash_key
  cart_redirect_after_add cart_url checkout_url closeOnScroll controlNav debug_mode directionNav flexslider
  flexslider_enabled fragment_name hideAnimationDuration history i18n_checkout_error i18n_optional_text
  i18n_password_hide i18n_password_show i18n_product_gallery_trigger_text i18n_rating_options
  i18n_required_rating_text i18n_required_text i18n_select_state_text i18n_view_cart is_cart is_checkout
  locale_fields nonce option_guest_checkout photoswipe_enabled photoswipe_options remove_coupon_nonce
  request_timeout review_rating_required rtl shareEl showAnimationDuration slideshow smoothHeight
  update_order_review_nonce update_shipping_method_nonce wc_add_to_cart_params wc_add_to_cart_variation_params
  wc_address_i18n_params wc_ajax_url wc_cart_fragments_params wc_cart_params wc_checkout_params
  wc_country_select_params wc_single_product_params woocommerce_params zoom_enabled zoom_options`);

export const EVENTS = words(`
  added_to_cart adding_to_cart applied_coupon applied_coupon_in_checkout checkout_error checkout_place_order
  checkout_place_order_success init_checkout item_removed_from_classic_cart payment_method_selected
  removed_coupon removed_coupon_in_checkout removed_from_cart update_checkout updated_cart_totals
  updated_checkout updated_shipping_method updated_wc_div wc_cart_button_updated wc_cart_emptied
  wc_fragment_refresh wc_fragments_ajax_error wc_fragments_loaded wc_fragments_refreshed wc_update_cart`);

export const ATTRIBUTES = words(`
  data-attribute_name data-caption data-cart_item_key data-columns data-coupon data-id data-index
  data-is-sorted-by data-large_image data-large_image_height data-large_image_width data-max data-min
  data-notice-id data-priority data-product_id data-product_sku data-product_variations data-quantity data-src
  data-step data-success_message data-thumb data-thumb-alt`);

export const IDS = words(`
  comment-form-rating-label commentform coupon_code max_price min_price order_review password_1 payment
  place_order rating reg_password respond review_form review_form_wrapper reviews submit
  tab-additional_information tab-reviews`);

export const CLASSES = words(`
  add_to_cart_button added_to_cart address-field ajax_add_to_cart calculated_shipping cart-discount
  cart-subtotal cart_item cart_list cart_totals cat-item cat-parent checkout-button checkout_coupon
  comment-form comment-respond current-cat current-cat-parent demo_store entry-content form-row
  has-post-thumbnail input-text is-active mini_cart_item order-total page-numbers password-input
  payment_methods posted_in price_slider price_slider_amount product-categories product-quantity
  product-remove product_list_widget product_meta pswp__counter remove_from_cart_button reset_variations
  restore-item screen-reader-text shipping-calculator-button shipping-calculator-form shipping_method
  shop_table show-password-input single_add_to_cart_button single_variation single_variation_wrap
  state_select type-product update_totals_on_change validate-required variations_form
  wc-block-components-notice-banner wc-empty-cart-message wc-forward wc-layered-nav-term
  wc-proceed-to-checkout wc-tab wc-tabs wc-tabs-wrapper wc_payment_method wc_payment_methods
  widget_shopping_cart widget_shopping_cart_content widget_shopping_cart_live_region woocommerce-Input
  woocommerce-LoopProduct-link woocommerce-MyAccount-navigation woocommerce-Price-amount
  woocommerce-Price-currencySymbol woocommerce-Tabs-panel woocommerce-account woocommerce-cart
  woocommerce-cart-form woocommerce-cart-form__cart-item woocommerce-cart-form__contents
  woocommerce-checkout woocommerce-checkout-payment woocommerce-checkout-review-order
  woocommerce-checkout-review-order-table woocommerce-customer-details woocommerce-error
  woocommerce-form-login woocommerce-form-register woocommerce-info woocommerce-input-wrapper
  woocommerce-loop-product__link woocommerce-loop-product__title woocommerce-message woocommerce-mini-cart
  woocommerce-mini-cart-item woocommerce-mini-cart__buttons woocommerce-mini-cart__empty-message
  woocommerce-mini-cart__total woocommerce-no-products-found woocommerce-notices-wrapper woocommerce-order
  woocommerce-order-details woocommerce-order-overview woocommerce-order-overview__order
  woocommerce-order-pay woocommerce-order-received woocommerce-ordering woocommerce-page
  woocommerce-pagination woocommerce-product-gallery woocommerce-product-gallery__image
  woocommerce-product-gallery__trigger woocommerce-product-gallery__wrapper woocommerce-product-search
  woocommerce-remove-coupon woocommerce-result-count woocommerce-review-link
  woocommerce-review__awaiting-approval woocommerce-review__published-date woocommerce-shipping-calculator
  woocommerce-store-notice woocommerce-store-notice__dismiss-link woocommerce-tabs
  woocommerce-terms-and-conditions-link woocommerce-thankyou-order-failed
  woocommerce-thankyou-order-received woocommerce-widget-layered-nav-list wp-post-image`);
