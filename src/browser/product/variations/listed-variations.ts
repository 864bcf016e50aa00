import { chooseVariation, type Options } from '#shop/catalogue/rules/choose-variation.ts';
import { postForm } from '../../cart/changes/post.ts';

const PREFIX = 'attribute_';

/** A variation with WooCommerce's field names, as far as the page uses them. Source: WIRE §6 */
export type Listed = {
  variation_id: number;
  attributes: Readonly<Record<string, string>>;
  price_html: string;
  display_price: number | '';
  display_regular_price: number | '';
  availability_html: string;
  sku: string;
  is_in_stock: boolean;
  is_purchasable: boolean;
  max_qty: number | '';
  min_qty: number;
  image: { full_src: string; thumb_src: string } | null;
};
export type VariationData = Listed & { options: Options };

type Parameters = {
  wc_ajax_url: string;
  i18n_no_matching_variations_text: string;
  i18n_make_a_selection_text: string;
  i18n_unavailable_text: string;
};

/** WooCommerce's configuration of a variable product page; null on other pages. */
export function variationParameters(): Parameters | null {
  const { wc_add_to_cart_variation_params: parameters } = globalThis as unknown as {
    wc_add_to_cart_variation_params?: Parameters;
  };
  return parameters ?? null;
}

function withOptions(listed: Listed): VariationData {
  const options = Object.entries(listed.attributes).map(([name, value]) => [
    name.slice(PREFIX.length),
    value,
  ]);
  return { ...listed, options: Object.fromEntries(options) };
}

/** @returns the form's variations, or null when there are too many to print */
export function listedIn(form: HTMLFormElement): VariationData[] | null {
  const listed: unknown = JSON.parse(form.dataset.product_variations ?? '[]');
  return Array.isArray(listed) ? (listed as Listed[]).map(withOptions) : null;
}

function isListed(answer: unknown): answer is Listed {
  return typeof answer === 'object' && answer !== null && 'variation_id' in answer;
}

/** @returns the variation of a complete choice, from the page or from the server */
export async function findVariation(form: HTMLFormElement, chosen: Options): Promise<VariationData | null> {
  const listed = listedIn(form);
  if (listed !== null) return chooseVariation(listed, chosen);
  const parameters = variationParameters();
  const isComplete = Object.values(chosen).every((value) => value !== '');
  if (parameters === null || !isComplete) return null;
  const address = parameters.wc_ajax_url.replace('%%endpoint%%', 'get_variation');
  const fields = Object.entries(chosen).map(([slug, value]): [string, string] => [PREFIX + slug, value]);
  const answer = await postForm(address, [['product_id', form.dataset.product_id ?? ''], ...fields]);
  return isListed(answer) ? withOptions(answer) : null;
}
