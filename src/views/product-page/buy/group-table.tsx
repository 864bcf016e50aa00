import { useLanguage } from '../../language/language.tsx';
import { Tile } from '../../picture/picture.tsx';
import { PriceLine } from '../../price/price.tsx';
import { Stepper } from '../../stepper/stepper.tsx';
import type { GroupedRow } from '../facts/product-facts.ts';
import { StockLine } from './stock-line.tsx';
import { useTypedQuantity } from './typed-fields.tsx';

/** The quantity field; products with options link to their page. */
function HowMany({ row: { card, max } }: { row: GroupedRow }) {
  const { t, to } = useLanguage();
  const quantity = useTypedQuantity();
  if (!card.isPurchasable || card.stock === 'outofstock') return null;
  if (card.type === 'simple' && !card.hasChoice) {
    return (
      <Stepper
        name={`quantity[${card.id}]`}
        value={quantity(`quantity[${card.id}]`, 0)}
        min={0}
        max={max}
        label={t('product:quantityOf', { name: card.name })}
        isSmall
      />
    );
  }
  return (
    <a
      className="j-btn j-btn--secondary j-btn--s"
      href={to(card.address)}
      aria-label={t('product:choose', { name: card.name })}
    >
      {t('product:see')}
    </a>
  );
}

function Row({ row }: { row: GroupedRow }) {
  const { to } = useLanguage();
  const { card, stock } = row;
  const saysStock = stock !== null && card.type === 'simple' && (stock.isLow || stock.status !== 'instock');
  return (
    <tr className="woocommerce-grouped-product-list-item">
      <td className="j-groups__picture">
        <Tile picture={card.picture} sizes="64px" alt="" />
      </td>
      <td className="woocommerce-grouped-product-list-item__label">
        <a className="j-groups__name" href={to(card.address)}>
          {card.name}
        </a>
        {card.note === '' ? null : <span className="j-quiet j-small">{card.note}</span>}
        {saysStock ? <StockLine stock={stock} /> : null}
      </td>
      <td className="woocommerce-grouped-product-list-item__price">
        {card.price === null ? null : <PriceLine {...card.price} />}
      </td>
      <td className="woocommerce-grouped-product-list-item__quantity">
        <HowMany row={row} />
      </td>
    </tr>
  );
}

/** The form of a grouped product. Source: WIRE §7 */
export function GroupTable({ rows }: { rows: readonly GroupedRow[] }) {
  return (
    <table className="j-groups woocommerce-grouped-product-list group_table" role="presentation">
      <tbody>
        {rows.map((row) => (
          <Row key={row.card.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}
