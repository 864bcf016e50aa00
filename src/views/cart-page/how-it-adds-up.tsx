import { inLanguage } from '#kernel/language.ts';
import { type Money, minus } from '#kernel/money.ts';
import type { Cart, CartLine } from '#shop/cart';
import { vatIncludedIn } from '#shop/taxes/rules/vat.ts';
import { PartList } from '../bundle/part-list.tsx';
import { isCounted, optionsText } from '../cart-line/line-words.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';

function LineOfSum({ line }: { line: CartLine }) {
  const { language } = useLanguage();
  const options = optionsText(line, language);
  return (
    <tr data-adds={line.key}>
      <th scope="row">
        {inLanguage(line.product.name, language)}
        {options === '' ? null : `, ${options}`}
        <PartList parts={line.product.parts} />
        <span className="j-line__meta">
          {line.quantity} × <Price money={line.unitPrice} />
          {line.discount.minor === 0 ? null : (
            <>
              {' '}
              − <Price money={line.discount} />
            </>
          )}
        </span>
      </th>
      <Amounts money={minus(line.total, line.discount)} vat={line.vat} />
    </tr>
  );
}

function Amounts({ money, vat }: { money: Money; vat: Money }) {
  return (
    <>
      <td data-minor={money.minor}>
        <Price money={money} />
      </td>
      <td data-vat-minor={vat.minor}>
        <Price money={vat} />
      </td>
    </>
  );
}

/** Every line with its discount and VAT; adds up to the total, to the fils. */
export function PriceDetails({ cart }: { cart: Cart }) {
  const { t } = useLanguage();
  const { totals, lines } = cart;
  return (
    <details className="j-addsup">
      <summary>
        <span>{t('cart:addsUp.title')}</span>
        <Icon name="caret-down" isSmall />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('cart:addsUp.what')}</th>
            <th scope="col">{t('cart:addsUp.amount')}</th>
            <th scope="col">{t('cart:addsUp.vat')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.filter(isCounted).map((line) => (
            <LineOfSum key={line.key} line={line} />
          ))}
          {totals.delivery === null ? null : (
            <tr data-adds="delivery">
              <th scope="row">{t('cart:delivery')}</th>
              <Amounts money={totals.delivery} vat={vatIncludedIn(totals.delivery)} />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr data-adds="total">
            <th scope="row">{t('cart:total')}</th>
            <Amounts money={totals.total} vat={totals.vat} />
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
