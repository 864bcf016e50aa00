import { inLanguage } from '#kernel/language.ts';
import { PLAN_FIELD, planName } from '#shop/cart/rules/plan.ts';
import { useLanguage } from '../../language/language.tsx';
import type { ProductFacts } from '../facts/product-facts.ts';
import { useTyped } from './typed-fields.tsx';

type PlanProps = { weeks: string; name: string };

function Plan({ weeks, name }: PlanProps) {
  const typed = useTyped();
  return (
    <label className="j-chip">
      <input type="radio" name={PLAN_FIELD} value={weeks} defaultChecked={weeks === typed(PLAN_FIELD)} />
      {name}
    </label>
  );
}

/** The choice between one order and a subscription. Nothing if the shop has no subscriptions. */
export function PlanChoice({ product: { planWeeks } }: { product: Pick<ProductFacts, 'planWeeks'> }) {
  const { t, language } = useLanguage();
  if (planWeeks.length === 0) return null;
  return (
    <fieldset className="j-opt" data-plans="">
      <legend className="j-opt__label">
        <b>{t('subscriptions:choice')}</b>
      </legend>
      <div className="j-chips">
        <Plan weeks="" name={t('subscriptions:once')} />
        {planWeeks.map((weeks) => (
          <Plan key={weeks} weeks={String(weeks)} name={inLanguage(planName(weeks), language)} />
        ))}
      </div>
      <p className="j-small j-quiet">{t('subscriptions:choiceText')}</p>
    </fieldset>
  );
}
