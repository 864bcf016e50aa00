import type { CSSProperties } from 'react';
import type { Language } from '#kernel/language.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { PriceLine } from '../price/price.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { join } from '../style/join.ts';
import type { Choice, GroupedRow, ProductFacts } from './product-facts.ts';
import { StockLine } from './stock-line.tsx';
import { toWireVariation } from './wire-variation.tsx';

function ChoiceField({ choice }: { choice: Choice }) {
  const chosen = choice.values.find(({ slug }) => slug === choice.chosen);
  const isColours = choice.values.every(({ swatchHex }) => swatchHex !== null);
  return (
    <fieldset className="j-opt variations" data-choice={choice.slug}>
      <legend className="j-opt__label">
        {choice.name}: <b data-chosen="">{chosen?.name ?? ''}</b>
      </legend>
      <div className={isColours ? 'j-swatches' : 'j-chips'}>
        {choice.values.map(({ slug, name, swatchHex, isAvailable }) => {
          const style: CSSProperties & Record<'--sw', string> = { '--sw': swatchHex ?? 'none' };
          return (
            <label
              key={slug}
              className={join(isColours ? 'j-swatch' : 'j-chip', !isAvailable && 'is-out')}
              style={isColours ? style : undefined}
              title={name}
            >
              <input
                type="radio"
                name={`attribute_${choice.slug}`}
                value={slug}
                defaultChecked={slug === choice.chosen}
                aria-label={name}
                data-attribute_name={`attribute_${choice.slug}`}
                required
              />
              {isColours ? null : name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function GroupTable({ rows }: { rows: readonly GroupedRow[] }) {
  const { t, to } = useLanguage();
  return (
    <table className="j-groups woocommerce-grouped-product-list group_table">
      <tbody>
        {rows.map(({ card, max }) => (
          <tr key={card.id} className="woocommerce-grouped-product-list-item">
            <td>
              {card.isPurchasable && card.stock !== 'outofstock' && card.type === 'simple' ? (
                <Stepper
                  name={`quantity[${card.id}]`}
                  value={0}
                  min={0}
                  max={max}
                  label={t('product:quantityOf', { name: card.name })}
                  isSmall
                />
              ) : (
                <a className="j-btn j-btn--secondary j-btn--s" href={to(card.address)}>
                  {t('product:see')}
                </a>
              )}
            </td>
            <td>
              <a href={to(card.address)}>{card.name}</a>
            </td>
            <td>{card.price === null ? null : <PriceLine {...card.price} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AddRow({ product }: { product: ProductFacts }) {
  const { t } = useLanguage();
  const isOut = product.stock.status === 'outofstock';
  const id = product.type === 'variable' ? product.variationId : product.id;
  return (
    <div className="j-buy__row" data-buy-row="">
      {product.isSoldIndividually || product.type === 'grouped' ? null : (
        <Stepper name="quantity" id="quantity" value={1} min={1} max={product.maximum} />
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
        disabled={isOut}
      >
        {isOut ? t('product:outOfStock') : t('product:addToCart')}
      </button>
    </div>
  );
}

function ExternalRow({ external }: { external: NonNullable<ProductFacts['external']> }) {
  return (
    <a
      className="j-btn j-btn--primary single_add_to_cart_button button alt"
      href={external.url}
      rel="nofollow noopener"
    >
      {external.buttonText}
      <Icon name="arrow-right" isSmall flips />
    </a>
  );
}

/** WooCommerce lists at most thirty variations in the page. */
const MOST_LISTED = 30;

function wireVariations({ variations }: ProductFacts, language: Language): string {
  if (variations.length > MOST_LISTED) return 'false';
  return JSON.stringify(variations.map((variation) => toWireVariation(variation, language)));
}

/** How the product is bought: one, a choice, several at once, or elsewhere. A real form; the script adds without a reload. */
export function BuyForm({ product }: { product: ProductFacts }) {
  const { t, to, language } = useLanguage();
  if (product.external !== null) return <ExternalRow external={product.external} />;
  if (product.price === null && product.type !== 'grouped')
    return <p className="j-notice">{t('product:comingSoon')}</p>;
  const isVariable = product.type === 'variable';
  return (
    <form
      className={join(
        'cart j-stack',
        isVariable && 'variations_form',
        product.type === 'grouped' && 'grouped_form',
      )}
      method="post"
      encType="multipart/form-data"
      action={to(product.path)}
      data-product_id={product.id}
      data-product_variations={isVariable ? wireVariations(product, language) : undefined}
    >
      {product.choices.map((choice) => (
        <ChoiceField key={choice.slug} choice={choice} />
      ))}
      {product.type === 'grouped' ? (
        <GroupTable rows={product.grouped} />
      ) : (
        <div data-availability="">
          <StockLine stock={product.stock} />
        </div>
      )}
      {isVariable ? <input type="hidden" name="product_id" value={product.id} /> : null}
      {isVariable ? <input type="hidden" name="variation_id" className="variation_id" value="" /> : null}
      <AddRow product={product} />
    </form>
  );
}
