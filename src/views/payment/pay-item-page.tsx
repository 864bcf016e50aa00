import type { Money } from '#kernel/money.ts';
import type { ButtonMethod } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/rules/form.ts';
import { vatIncludedIn } from '#shop/taxes';
import { type Part, useProblem } from '../checkout/address-fields.tsx';
import { ErrorSummary } from '../checkout/error-summary.tsx';
import type { CheckoutError } from '../checkout/refusal-words.ts';
import { EmailField } from '../field/contact-fields.tsx';
import { TextField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { AgreeToTerms } from './agree-to-terms.tsx';

/** A fixed item and how it is paid. */
type Item = Readonly<{ name: string; total: Money; method: ButtonMethod }>;

type PayItemPageProps = Part & {
  item: Item;
  /** Without language. */
  path: string;
  errors: readonly CheckoutError[];
  nonce: string;
  idempotencyKey: string;
};

/** Who pays and gets the receipt. */
function Payer({ draft, problems }: Part) {
  const { t } = useLanguage();
  const problemOf = useProblem(problems);
  const field = (name: 'email' | 'firstName' | 'lastName') => ({
    name: FIELDS[name],
    value: draft[name],
    error: problemOf(name),
    label: t(`checkout:${name}`),
  });
  return (
    <div className="j-form">
      <EmailField {...field('email')} isWide />
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
    </div>
  );
}

function ItemSummary({ item }: { item: Item }) {
  const { t } = useLanguage();
  return (
    <aside className="j-sum" aria-label={t('payments:button.item')}>
      <h2>{t('payments:button.item')}</h2>
      <dl>
        <div>
          <dt>{item.name}</dt>
          <dd>
            <Price money={item.total} />
          </dd>
        </div>
        <div className="j-total">
          <dt>
            {t('cart:total')}
            <br />
            <span className="j-small j-quiet">
              {t('checkout:includesVat')} <Price money={vatIncludedIn(item.total)} />
            </span>
          </dt>
          <dd>
            <Price money={item.total} />
          </dd>
        </div>
      </dl>
    </aside>
  );
}

/** The page where a fixed item is paid: who gets the receipt, the terms, and the way to the provider's page. */
export function PayItemPage({ item, path, errors, nonce, idempotencyKey, ...part }: PayItemPageProps) {
  const { t, to } = useLanguage();
  const problemOf = useProblem(part.problems);
  return (
    <div className="j-wrap j-checkout woocommerce">
      <h1>{t('payments:button.title', { name: item.name })}</h1>
      <p className="j-lead j-after-6">{t('payments:button.lead')}</p>
      <ErrorSummary errors={errors} />
      <div className="j-twocol">
        <form className="j-stack" method="post" action={to(path)} noValidate data-pay-item="">
          <input type="hidden" name="pay_item" value="1" />
          <input type="hidden" name="woocommerce-process-checkout-nonce" value={nonce} />
          <input type="hidden" name="idempotency_key" value={idempotencyKey} />
          <input type="hidden" name="seen_total" value={item.total.minor} />
          <Payer {...part} />
          <AgreeToTerms isChecked={part.draft.terms === '1'} error={problemOf('terms')} />
          <button className="j-btn j-btn--primary j-btn--wide" type="submit">
            <Icon name={item.method === 'jamra_card' ? 'credit-card' : 'wallet'} isSmall />
            {t('payments:button.toBank')} <Price money={item.total} />
          </button>
        </form>
        <ItemSummary item={item} />
      </div>
    </div>
  );
}
