import { refusalKey } from '#messages/refusal-key.ts';
import { CheckField, FieldNote, TextField } from '../../field/field.tsx';
import { useLanguage } from '../../language/language.tsx';
import type { ProductFacts } from '../facts/product-facts.ts';

type RestockFormProps = {
  product: ProductFacts;
  /** The result: `asked` or the end of a refusal code; empty before a request. */
  answer: string;
};

const ANSWERS = ['wrong-email', 'no-consent', 'unknown-product', 'in-stock', 'too-many'] as const;

function useAnswer(answer: string): string {
  const { t } = useLanguage();
  if (answer === 'asked') return t('restock:asked');
  const refused = ANSWERS.find((one) => one === answer);
  return refused === undefined ? '' : t(refusalKey(`restock.${refused}`));
}

type PartProps = RestockFormProps & { words: string };

/** A result that belongs to no field. */
function Result({ answer, words }: Omit<PartProps, 'product'>) {
  if (answer === 'asked') return words;
  const isOfField = answer === 'wrong-email' || answer === 'no-consent';
  return isOfField ? null : <FieldNote id="restock" error={words} hint={undefined} />;
}

function Fields({ product, answer, words }: PartProps) {
  const { t, to } = useLanguage();
  return (
    <form className="j-stack" method="post" action={to('/restock/')} data-restock-form="">
      <input type="hidden" name="product_id" value={product.variationId ?? product.id} />
      <TextField
        name="restock_email"
        label={t('restock:email')}
        value=""
        error={answer === 'wrong-email' ? words : undefined}
        type="email"
        autoComplete="email"
        inputMode="email"
        isLtr
        isWide
        maxLength={254}
      />
      <CheckField
        name="restock_consent"
        isChecked={false}
        error={answer === 'no-consent' ? words : undefined}
      >
        {t('restock:consent')}
      </CheckField>
      <button className="j-btn j-btn--secondary j-btn--s" type="submit">
        {t('restock:send')}
      </button>
    </form>
  );
}

/** The back-in-stock form for products that are out of stock or announced. Source: ST-04 */
export function RestockForm({ product, answer }: RestockFormProps) {
  const { t } = useLanguage();
  const words = useAnswer(answer);
  const isOut = product.isComing || product.stock.status === 'outofstock';
  const canWait = product.type === 'variable' || product.type === 'simple';
  if (!canWait || (!isOut && product.type !== 'variable' && words === '')) return null;
  return (
    <section
      className="j-restock"
      id="restock"
      data-restock=""
      hidden={!isOut && words === ''}
      aria-labelledby="restock-title"
    >
      <h2 className="j-opt__label" id="restock-title">
        {t(product.isComing ? 'restock:titleComing' : 'restock:title')}
      </h2>
      <p className="j-restock__answer" role="status" data-restock-answer="">
        <Result answer={answer} words={words} />
      </p>
      {answer === 'asked' ? null : <Fields product={product} answer={answer} words={words} />}
    </section>
  );
}
