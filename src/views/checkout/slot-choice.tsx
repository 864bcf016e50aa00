import type { CheckoutReview, FieldProblem } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/rules/form.ts';
import type { DeliverySlot } from '#shop/shipping';
import { formatDay, formatHours } from '../date/date.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

const NAME = FIELDS.slot;
/** Number of days shown; later ones are collapsed. */
const NEXT_DAYS = 3;

type Day = { name: string; slots: DeliverySlot[] };

/** Groups slots by day. */
function daysOf(slots: readonly DeliverySlot[], language: 'en' | 'ar'): Day[] {
  const days: Day[] = [];
  for (const slot of slots) {
    const name = formatDay(slot.from, language);
    const last = days.at(-1);
    if (last?.name === name) last.slots.push(slot);
    else days.push({ name, slots: [slot] });
  }
  return days;
}

function Days({ days, chosen }: { days: readonly Day[]; chosen: string }) {
  const { t, language } = useLanguage();
  return days.map(({ name, slots }) => (
    <div key={name} className="j-slots__day" role="group" aria-label={name}>
      <p>{name}</p>
      <div className="j-slots__hours">
        {slots.map((slot) => (
          <label key={slot.id} className="j-slot">
            <input
              type="radio"
              id={`${NAME}_${slot.id.replace('@', '_')}`}
              name={NAME}
              value={slot.id}
              defaultChecked={slot.id === chosen}
              disabled={slot.isFull}
              required
            />
            <span>
              <bdi>{formatHours(slot, language)}</bdi>
              {slot.isFull ? <small>{t('checkout:slots.full')}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </div>
  ));
}

/** The error of the chosen slot, sent or not. */
function problemOf(
  { slots, slot }: CheckoutReview,
  sent: FieldProblem | undefined,
): FieldProblem | undefined {
  if (slot !== null) return sent;
  return slots.every(({ isFull }) => isFull) ? 'slot-missing' : 'slot-wrong';
}

/**
 * Delivery day and time of the chosen method; the next days are open, later ones collapsed. Empty without slots.
 */
export function SlotChoice({
  review,
  problem,
}: {
  review: CheckoutReview;
  problem?: FieldProblem | undefined;
}) {
  const { t, language } = useLanguage();
  const { rate, slots, slot, wantedSlot } = review;
  if (rate === null || !rate.hasSlots) return null;
  const days = daysOf(slots, language);
  const [next, later] = [days.slice(0, NEXT_DAYS), days.slice(NEXT_DAYS)];
  const chosen = slot?.id ?? '';
  const isLater = later.some((day) => day.slots.some(({ id }) => id === chosen));
  const wrong = problemOf(review, problem);
  return (
    <fieldset className={join('j-slots j-field', wrong !== undefined && 'is-bad')} id={`${NAME}_field`}>
      <legend className="j-label">{t('checkout:slots.title')}</legend>
      <div
        id={NAME}
        role="radiogroup"
        tabIndex={-1}
        aria-label={t('checkout:slots.title')}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong === undefined ? undefined : `${NAME}_error`}
      >
        {slot === null && wantedSlot !== '' ? (
          // An unavailable slot stays chosen until the shopper chooses another; it is never replaced
          // silently.
          <input type="radio" name={NAME} value={wantedSlot} defaultChecked hidden />
        ) : null}
        <Days days={next} chosen={chosen} />
        {later.length === 0 ? null : (
          <details className="j-slots__later" open={isLater}>
            <summary>
              {t('checkout:slots.later')}
              <Icon name="caret-down" isSmall />
            </summary>
            <Days days={later} chosen={chosen} />
          </details>
        )}
      </div>
      {wrong === undefined ? null : (
        <span className="j-field__err" id={`${NAME}_error`}>
          <Icon name="warning-circle" isSmall />
          {t(`checkout:errors.${wrong}`)}
        </span>
      )}
    </fieldset>
  );
}
