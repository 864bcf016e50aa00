import type { Language } from '#kernel/language.ts';
import { ProductExpress, useHasExpress } from '../../express/express-wallet.tsx';
import { Icon } from '../../icon/icon.tsx';
import { useLanguage } from '../../language/language.tsx';
import { FitMark } from '../../my-device/fit-mark.tsx';
import { PriceLine } from '../../price/price.tsx';
import { Stepper } from '../../stepper/stepper.tsx';
import { join } from '../../style/join.ts';
import type { ProductFacts } from '../facts/product-facts.ts';
import { Choices } from './choices.tsx';
import { GiftCardDetails } from './gift-card-details.tsx';
import { GroupTable } from './group-table.tsx';
import { PartChoices } from './part-choices.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { Availability } from './stock-line.tsx';
import { useTypedQuantity } from './typed-fields.tsx';
import { print, toWireVariation } from './wire-variation.tsx';

type FormProps = {
  product: ProductFacts;
  /** Before the ids of the form, where it is not the only one of its page. */
  scope?: string | undefined;
};

/** Whether a stick fits the shopper's device, before it is added. */
function FitLine({ fits }: Pick<ProductFacts, 'fits'>) {
  if (fits.length === 0) return null;
  return (
    <div data-fits={fits.join(' ')}>
      <FitMark />
    </div>
  );
}

function labelOf({ isUnpriced, isOut }: { isUnpriced: boolean; isOut: boolean }) {
  if (isUnpriced) return 'product:unpriced';
  return isOut ? 'product:outOfStock' : 'product:addToCart';
}

function AddRow({ product, scope = '' }: FormProps) {
  const { t } = useLanguage();
  const quantity = useTypedQuantity()('quantity', 1);
  const isUnpriced = product.price === null;
  const isOut = product.stock.status === 'outofstock';
  const id = product.type === 'variable' ? product.variationId : product.id;
  const hasExpress = useHasExpress(product.express);
  return (
    <>
      <FitLine fits={product.fits} />
      <div className="j-buy__add" data-has-express={hasExpress ? '' : undefined}>
        <div className="j-buy__row" data-buy-row="">
          {product.isSoldIndividually || product.type === 'grouped' ? null : (
            <Stepper name="quantity" id={`${scope}quantity`} value={quantity} min={1} max={product.maximum} />
          )}
          <button
            className="j-btn j-btn--primary single_add_to_cart_button button alt"
            type="submit"
            name="add-to-cart"
            value={product.id}
            data-product_id={id ?? product.id}
            data-label={t('product:addToCart')}
            data-added={t('product:added')}
            data-out={t('product:outOfStock')}
            data-unpriced={t('product:unpriced')}
            disabled={isOut || isUnpriced}
          >
            {t(labelOf({ isUnpriced, isOut }))}
          </button>
        </div>
        {/* After Add to cart: Enter in a field presses the first button of a form. Styles show it above. */}
        <ProductExpress productId={product.id} express={product.express} />
      </div>
    </>
  );
}

function ComingNotice() {
  const { t } = useLanguage();
  return (
    <p className="j-notice j-notice--info" data-coming-soon="">
      <Icon name="clock" isSmall />
      <span>{t('product:comingSoonText')}</span>
    </p>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '';
}

/** An external product: the button links to another shop and names it. */
function ExternalRow({ external }: { external: NonNullable<ProductFacts['external']> }) {
  const { t } = useLanguage();
  const host = hostOf(external.url);
  if (host === '') return <ComingNotice />;
  return (
    <div className="j-stack cart">
      <a
        className="j-btn j-btn--primary single_add_to_cart_button button alt"
        href={external.url}
        rel="nofollow noopener sponsored"
      >
        {external.buttonText || t('product:buyElsewhere')}
        <Icon name="arrow-right" isSmall flips />
      </a>
      <p className="j-small j-quiet">
        {t('product:elsewhere')} <bdi dir="ltr">{host}</bdi>
      </p>
    </div>
  );
}

/** A note on products with sales restrictions. */
function SellingNote({ selling }: { selling: NonNullable<ProductFacts['selling']> }) {
  const { t } = useLanguage();
  return (
    <p className="j-notice j-notice--info" data-selling={selling.mode}>
      <Icon name="info" isSmall />
      <span>
        {t(`product:selling.${selling.mode}`)} {selling.words}
      </span>
    </p>
  );
}

/** WooCommerce's limit of variations printed in the page. */
const MOST_LISTED = 30;

function wireVariations({ variations }: ProductFacts, language: Language): string {
  if (variations.length > MOST_LISTED) return 'false';
  return JSON.stringify(variations.map((variation) => toWireVariation(variation, language)));
}

/** The page's content without a choice, for the script to restore. */
function unchosen({ ownPrice, ownSku }: ProductFacts, language: Language): string {
  return JSON.stringify({
    price_html: ownPrice === null ? '' : print(<PriceLine {...ownPrice} />, language),
    sku: ownSku,
  });
}

function VariationsForm({ product, scope }: FormProps) {
  const { to, language } = useLanguage();
  return (
    <form
      className="variations_form cart j-stack"
      method="post"
      encType="multipart/form-data"
      action={to(product.path)}
      noValidate={product.isGiftCard}
      data-product_id={product.id}
      data-product_variations={wireVariations(product, language)}
      data-unchosen={unchosen(product, language)}
    >
      <Choices product={product} scope={scope} />
      <div className="single_variation_wrap j-stack">
        <div className="woocommerce-variation single_variation j-small" role="alert" />
        <div data-availability="">
          <Availability stock={product.stock} hasPrice={product.price !== null} />
        </div>
        <GiftCardDetails product={product} scope={scope ?? ''} />
        <div className="woocommerce-variation-add-to-cart variations_button">
          <PlanChoice product={product} />
          <AddRow product={product} scope={scope} />
          <input type="hidden" name="product_id" value={product.id} />
          <input type="hidden" name="variation_id" className="variation_id" value="" />
        </div>
      </div>
    </form>
  );
}

/** The add-to-cart form: simple, variable, grouped or external. Works without script. */
export function BuyForm({ product, scope }: FormProps) {
  const { selling } = product;
  if (selling === null) return <OfferForm product={product} scope={scope} />;
  return (
    <div className="j-stack">
      <SellingNote selling={selling} />
      {selling.mode === 'catalogue' ? null : <OfferForm product={product} scope={scope} />}
    </div>
  );
}

function OfferForm({ product, scope }: FormProps) {
  const { to } = useLanguage();
  if (product.external !== null) return <ExternalRow external={product.external} />;
  if (product.isComing) return <ComingNotice />;
  if (product.type === 'variable') return <VariationsForm product={product} scope={scope} />;
  const isGrouped = product.type === 'grouped';
  return (
    <form
      className={join('cart j-stack', isGrouped && 'grouped_form')}
      method="post"
      encType="multipart/form-data"
      action={to(product.path)}
      noValidate={product.isGiftCard}
      data-product_id={product.id}
    >
      {isGrouped ? (
        <GroupTable rows={product.grouped} />
      ) : (
        <>
          <PartChoices product={product} />
          <GiftCardDetails product={product} scope={scope ?? ''} />
          <div data-availability="">
            <Availability stock={product.stock} hasPrice={product.price !== null} />
          </div>
        </>
      )}
      <PlanChoice product={product} />
      <AddRow product={product} scope={scope} />
    </form>
  );
}
