/** The page's review configuration, under WooCommerce's name. */
export type ReviewConfig = { requiredText: string; labels: readonly string[]; isRequired: boolean };

function parseTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Parses `wc_single_product_params`; other scripts may have replaced it, so nothing is assumed. */
export function readReviewConfig(): ReviewConfig {
  const given: unknown = Reflect.get(window, 'wc_single_product_params');
  const params = new Map<string, unknown>(
    typeof given === 'object' && given !== null ? Object.entries(given) : [],
  );
  const text = params.get('i18n_required_rating_text');
  return {
    requiredText: typeof text === 'string' ? text : '',
    labels: parseTexts(params.get('i18n_rating_options')),
    isRequired: params.get('review_rating_required') === 'yes',
  };
}
