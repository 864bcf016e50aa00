const FORM = 'form[data-checkout]';

/** The checkout form; null on other pages. */
export function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(FORM);
}

type Params = {
  wc_ajax_url: string;
  checkout_url: string;
  update_order_review_nonce: string;
  apply_coupon_nonce: string;
  remove_coupon_nonce: string;
  i18n_checkout_error: string;
  i18n_updated: string;
};

/** @returns the inline configuration of the checkout; null on other pages */
export function readParams(): Params | null {
  return (globalThis as unknown as { wc_checkout_params?: Params }).wc_checkout_params ?? null;
}

export function endpointUrl({ wc_ajax_url }: Params, endpoint: string): string {
  return wc_ajax_url.replace('%%endpoint%%', endpoint);
}

export function serialized(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs).toString();
}
