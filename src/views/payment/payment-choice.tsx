import type { PaymentMethod, SavedCard } from '#shop/payments';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { CardChoice } from './card-choice.tsx';

const ICONS: Readonly<Record<PaymentMethod['code'], IconName>> = {
  cod: 'money',
  jamra_card: 'credit-card',
  jamra_wallet: 'wallet',
  jamra_instalments: 'calendar-check',
  bacs: 'bank',
  gift_card: 'gift',
};

type PaymentChoiceProps = {
  methods: readonly PaymentMethod[];
  /** Code of the chosen method. */
  chosen: string | null;
  /** The saved cards, and the chosen one. */
  cards?: readonly SavedCard[];
  card?: string | undefined;
};

/** The available payment methods with their fees. */
export function PaymentChoice({ methods, chosen, cards = [], card }: PaymentChoiceProps) {
  const { t } = useLanguage();
  return (
    <div role="radiogroup" aria-label={t('checkout:steps.payment')}>
      <ul className="j-choice wc_payment_methods payment_methods methods">
        {methods.map(({ code, fee, kind }) => (
          <li key={code} className={`wc_payment_method payment_method_${code}`}>
            <label className="j-check" htmlFor={`payment_method_${code}`}>
              <input
                className="input-radio"
                type="radio"
                id={`payment_method_${code}`}
                name="payment_method"
                value={code}
                defaultChecked={code === chosen}
                data-order_button_text={kind === null ? undefined : t('payments:goOn')}
                required
              />
              <span>
                {t(`checkout:methods.${code}.title`)}
                <br />
                <span className={`j-small j-quiet payment_box payment_method_${code}`}>
                  {t(`checkout:methods.${code}.text`)}
                </span>
              </span>
              <small>
                {fee.minor === 0 ? null : (
                  <span className="j-nowrap">
                    + <Price money={fee} />{' '}
                  </span>
                )}
                <Icon name={ICONS[code]} />
              </small>
            </label>
            {kind === 'card' ? <CardChoice cards={cards} chosen={card} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
