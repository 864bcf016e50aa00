import { inLanguage } from '#kernel/language.ts';
import type { OrderLine } from '#shop/orders';
import { RETURN_REASONS } from '#shop/orders/rules/return.ts';
import { partsInWords } from '../../bundle/part-words.ts';
import { namedOptions } from '../../cart-line/line-words.ts';
import { AreaField, FieldNote, SelectField } from '../../field/field.tsx';
import { useLanguage } from '../../language/language.tsx';
import { type LineProducts, lineProductId } from '../../order/line-products.ts';
import { Tile } from '../../picture/picture.tsx';
import { AccountForm, FormEnd, type FormErrors, useProblemOf } from '../form-parts.tsx';

/** The fields by which a guest's order was looked up. */
export type OrderProof = Readonly<{ orderid: string; order_email: string }>;

/** Sends along what the order was looked up with. */
export function ProofFields({ proof }: { proof: OrderProof | undefined }) {
  if (proof === undefined) return null;
  return (
    <>
      <input type="hidden" name="orderid" value={proof.orderid} />
      <input type="hidden" name="order_email" value={proof.order_email} />
    </>
  );
}

export type ReturnFormProps = {
  lines: readonly OrderLine[];
  products: LineProducts;
  /** Returnable quantity of each line. */
  left: readonly number[];
  nonce: string;
  /** A guest's proof of the order, sent along; none in the account. */
  proof?: OrderProof | undefined;
  /** Whether the customer is mailed. */
  isMailed: boolean;
  /** Typed values by field name. */
  draft: Readonly<Record<string, string>>;
  errors: FormErrors;
};

/** The field of the chosen items, as errors name it. */
const RETURN_ITEMS = 'return_items';

const WISHES = ['refund', 'exchange'] as const;

type PiecesProps = Pick<ReturnFormProps, 'lines' | 'products' | 'left' | 'draft'> & {
  error: string | undefined;
};

/** What an item is called: its name, its options and, for a bundle, its parts. */
function ItemName({ line }: { line: OrderLine }) {
  const { t, language } = useLanguage();
  return (
    <>
      {inLanguage(line.name, language)}
      <span className="j-small j-quiet">
        {namedOptions(line, language).join(t('account:addresses.comma'))}
      </span>
      {partsInWords(line.parts, language).map((part) => (
        <span key={part} className="j-small j-quiet">
          {part}
        </span>
      ))}
    </>
  );
}

/** The items of an order that can be returned, each with its quantity. */
function Pieces({ lines, products, left, draft, error }: PiecesProps) {
  const { t } = useLanguage();
  const hasBundle = lines.some((line, position) => line.parts.length > 0 && (left[position] ?? 0) > 0);
  // With a single item left, it is preselected.
  const first = left.reduce((sum, pieces) => sum + pieces, 0) === 1 ? '1' : '0';
  return (
    <fieldset
      className="j-account__pieces j-full"
      id={RETURN_ITEMS}
      tabIndex={-1}
      aria-describedby={error ? `${RETURN_ITEMS}_error` : undefined}
    >
      <legend>{t('account:orders.return.pieces')}</legend>
      {lines.map((line, position) => {
        const most = left[position] ?? 0;
        if (most === 0) return null;
        const name = `return_${position}`;
        return (
          <p key={name} className="j-orderline">
            <Tile picture={products[lineProductId(line)]?.picture ?? null} melts sizes="64px" alt="" />
            <label htmlFor={name}>
              <ItemName line={line} />
            </label>
            <select className="j-select" id={name} name={name} defaultValue={draft[name] ?? first}>
              {Array.from({ length: most + 1 }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: counted
                <option key={count}>{count}</option>
              ))}
            </select>
          </p>
        );
      })}
      {hasBundle ? <p className="j-small j-quiet">{t('account:orders.return.bundle')}</p> : null}
      <FieldNote id={RETURN_ITEMS} error={error} />
    </fieldset>
  );
}

/** The return request form: lines, reason, refund or exchange. */
export function ReturnRequestForm({ nonce, proof, isMailed, draft, errors, ...items }: ReturnFormProps) {
  const { t } = useLanguage();
  const problemOf = useProblemOf(errors.problems);
  const reasons = [
    { value: '', label: t('account:orders.return.choose') },
    ...RETURN_REASONS.map((value) => ({ value, label: t(`account:orders.return.reasons.${value}`) })),
  ];
  return (
    <section className="j-account__panel j-account__card" aria-labelledby="give-back">
      <h2 id="give-back">{t('account:orders.return.title')}</h2>
      <p className="j-quiet">{t(`account:orders.return.${isMailed ? 'text' : 'unmailed.text'}`)}</p>
      <AccountForm nonce={['jamra-order-nonce', nonce]} errors={errors}>
        <ProofFields proof={proof} />
        <Pieces {...items} draft={draft} error={problemOf(RETURN_ITEMS)} />
        <SelectField
          name="return_reason"
          label={t('account:orders.return.reason')}
          value={draft.return_reason ?? ''}
          error={problemOf('return_reason')}
          options={reasons}
        />
        <SelectField
          name="return_wish"
          label={t('account:orders.return.wish')}
          value={draft.return_wish ?? 'refund'}
          options={WISHES.map((value) => ({ value, label: t(`account:orders.return.wishes.${value}`) }))}
        />
        <AreaField
          name="return_words"
          label={t('account:orders.return.words')}
          value={draft.return_words ?? ''}
          maxLength={1000}
          isOptional
        />
        <FormEnd name="ask_return" label={t('account:orders.return.ask')} kind="secondary" />
      </AccountForm>
    </section>
  );
}
