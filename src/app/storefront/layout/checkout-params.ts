import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { FIELDS } from '#shop/checkout';
import { EMIRATES } from '#shop/shipping';
import type { Visit } from '../../context.ts';

/** Address fields without the prefix `billing_`, as other scripts expect. */
const ADDRESS = ['area', 'street', 'building', 'emirate'] as const;

function localeOf(visit: Visit) {
  const t = wordsIn(visit.language);
  const fields = ADDRESS.map((field) => [
    FIELDS[field].replace('billing_', ''),
    { label: t(`checkout:${field}`), required: true },
  ]);
  return { ...Object.fromEntries(fields), postcode: { required: false, hidden: true } };
}

/** Objects of a page with the checkout, which is never cached, so its nonces are fresh. Source: WIRE §15 */
export function checkoutObjects(visit: Visit, addresses: { ajax_url: string; wc_ajax_url: string }) {
  const { language, securityFor } = visit;
  const t = wordsIn(language);
  const emirates = EMIRATES.map((code) => [code, t(`checkout:emirates.${code}`)]);
  return {
    wc_checkout_params: {
      ...addresses,
      update_order_review_nonce: securityFor('update-order-review'),
      apply_coupon_nonce: securityFor('apply-coupon'),
      remove_coupon_nonce: securityFor('remove-coupon'),
      option_guest_checkout: 'yes',
      checkout_url: `${addressIn(language, '/')}?wc-ajax=checkout`,
      is_checkout: '1',
      debug_mode: '',
      i18n_checkout_error: t('checkout:lost'),
      i18n_updated: t('checkout:updated'),
    },
    wc_country_select_params: {
      countries: JSON.stringify({ AE: Object.fromEntries(emirates) }),
      i18n_select_state_text: t('checkout:chooseEmirate'),
      i18n_no_matches: t('checkout:select.noMatches'),
      i18n_ajax_error: t('checkout:select.failed'),
      i18n_input_too_short_1: t('checkout:select.tooShort'),
      i18n_input_too_short_n: t('checkout:select.tooShortBy'),
      i18n_input_too_long_1: t('checkout:select.tooLong'),
      i18n_input_too_long_n: t('checkout:select.tooLongBy'),
      i18n_selection_too_long_1: t('checkout:select.one'),
      i18n_selection_too_long_n: t('checkout:select.some'),
      i18n_load_more: t('checkout:select.loading'),
      i18n_searching: t('checkout:select.searching'),
    },
    wc_address_i18n_params: {
      locale: JSON.stringify({ AE: localeOf(visit), default: localeOf(visit) }),
      locale_fields: JSON.stringify({
        address_1: '#billing_address_1_field',
        address_2: '#billing_address_2_field',
        state: '#billing_state_field',
        city: '#billing_city_field',
      }),
      i18n_required_text: t('checkout:required'),
      i18n_optional_text: t('checkout:optional'),
    },
  };
}
