import { inLanguage } from '#kernel/language.ts';
import type { ButtonMethod } from '#shop/checkout';
import { forbiddenDevices } from '#shop/payments';
import type { Loader } from '../../place.ts';
import type { fields, PaymentButtonData } from './fields.ts';
import { soldBy } from './find-button.ts';

/** What a button of a method offers; without an offer, staff who preview the page see why. */
function loadButton(method: ButtonMethod): Loader<typeof fields, PaymentButtonData> {
  return async ({ product, quantity, item }, { shop, language, node, isPreview }) => {
    const sold = soldBy({ product, quantity, name: { en: item.name }, price: item.price });
    const { reasons, name, total, ...offered } = await shop.checkout.button(
      { method, sold },
      { device: null },
    );
    if (reasons.length > 0) return { offer: null, reasons: isPreview ? reasons : [] };
    const hideOn = forbiddenDevices(method, await shop.settings.all());
    const shown = { button: node, name: inLanguage(name, language), total, hideOn };
    const { class: kind, quantity: count, product: sellable } = offered;
    return { offer: { ...shown, class: kind, quantity: count, isProduct: sellable !== null }, reasons: [] };
  };
}

export const loadCardPaymentButton = loadButton('jamra_card');
export const loadWalletPaymentButton = loadButton('jamra_wallet');
