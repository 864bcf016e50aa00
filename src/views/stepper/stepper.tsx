import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

type StepperProps = {
  name: string;
  id?: string;
  value: number;
  min: number;
  /** Where minus stops when smaller numbers may still be typed; default: `min`. */
  stepMin?: number;
  /** Null: no upper bound. */
  max: number | null;
  /** Accessible name; default: 'Quantity'. */
  label?: string;
  isSmall?: boolean;
  /** The cart line it belongs to. */
  cartItemKey?: string;
};

/**
 * A quantity field; the script enables its step buttons. When only one quantity is possible, the field is hidden.
 * Source: WIRE §8
 */
export function Stepper(props: StepperProps) {
  const { name, id, value, min, stepMin, max, label, isSmall = false, cartItemKey } = props;
  const { t } = useLanguage();
  const isFixed = min === max && value === min;
  return (
    <div
      className={join('j-stepper quantity', isSmall && 'j-stepper--s')}
      hidden={isFixed}
      role="group"
      aria-label={label ?? t('shop:quantity')}
    >
      <button
        type="button"
        data-step="-1"
        aria-label={t('shop:decrease')}
        disabled={value <= (stepMin ?? min)}
      >
        <Icon name="minus" isSmall />
      </button>
      <input
        className="input-text qty text"
        type={isFixed ? 'hidden' : 'number'}
        inputMode="numeric"
        id={id}
        name={name}
        defaultValue={value}
        min={min}
        max={max ?? undefined}
        step={1}
        data-step-min={stepMin}
        data-cart_item_key={cartItemKey}
        aria-label={label ?? t('shop:quantity')}
      />
      <button
        type="button"
        data-step="1"
        aria-label={t('shop:increase')}
        disabled={max !== null && value >= max}
      >
        <Icon name="plus" isSmall />
      </button>
    </div>
  );
}
