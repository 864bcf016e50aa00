import type { ReactNode } from 'react';
import { formatAmount, type Money } from '#kernel/money.ts';
import { TextField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';

/** The test bank's view of one payment. */
export type BankSheet = Readonly<{
  /** URL of the payment, to which its forms post. */
  action: string;
  kind: 'card' | 'wallet' | 'instalments';
  /** `setup` saves a card without a payment. */
  step: 'pay' | 'challenge' | 'setup' | 'over';
  /** Null without a payment. */
  amount: Money | null;
  /** One of four instalments. */
  part: Money | null;
  description: string;
  returnUrl: string;
  mayKeepCard: boolean;
  savedCards: readonly Readonly<{ id: string; brand: string; lastFour: string; expires: string }>[];
  /** Card fields that were refused. */
  problems: readonly ('number' | 'expires' | 'code')[];
  stylesheets: readonly string[];
}>;

function Form({ sheet, act, children }: { sheet: BankSheet; act: string; children: ReactNode }) {
  return (
    <form className="j-stack" method="post" action={sheet.action} noValidate>
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  );
}

function PayButton({ amount }: { amount: Money | null }) {
  const { t } = useLanguage();
  return (
    <button className="j-btn j-btn--primary j-btn--wide" type="submit">
      {amount === null ? (
        t('payments:bank.setupConfirm')
      ) : (
        <>
          {t('payments:bank.pay')} <Price money={amount} />
        </>
      )}
    </button>
  );
}

function SavedCards({ sheet }: { sheet: BankSheet }) {
  const { t } = useLanguage();
  if (sheet.savedCards.length === 0) return null;
  return (
    <Form sheet={sheet} act="saved-card">
      <fieldset className="j-choice">
        <legend>{t('payments:bank.saved')}</legend>
        {sheet.savedCards.map(({ id, ...card }, place) => (
          <label key={id} className="j-check">
            <input type="radio" name="card" value={id} defaultChecked={place === 0} />
            <span>{t('payments:bank.savedCard', card)}</span>
          </label>
        ))}
      </fieldset>
      <PayButton amount={sheet.amount} />
    </Form>
  );
}

function CardForm({ sheet }: { sheet: BankSheet }) {
  const { t } = useLanguage();
  const problem = (field: 'number' | 'expires' | 'code') =>
    sheet.problems.includes(field) ? t(`payments:bank.problems.${field}`) : undefined;
  return (
    <Form sheet={sheet} act="card">
      <TextField
        name="card_number"
        label={t('payments:bank.number')}
        hint={t('payments:bank.numberHint')}
        error={problem('number')}
        value=""
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={32}
        isLtr
      />
      <TextField
        name="card_expires"
        label={t('payments:bank.expires')}
        hint={t('payments:bank.expiresHint')}
        error={problem('expires')}
        value=""
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={7}
        isLtr
      />
      <TextField
        name="card_code"
        label={t('payments:bank.code')}
        error={problem('code')}
        value=""
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        isLtr
      />
      {sheet.mayKeepCard ? (
        <label className="j-check" htmlFor="keep_card">
          <input type="checkbox" id="keep_card" name="keep_card" value="1" />
          <span>{t('payments:bank.keep')}</span>
        </label>
      ) : null}
      <PayButton amount={sheet.amount} />
    </Form>
  );
}

/** A wallet payment or instalment plan to confirm. */
function Agreement({ sheet, kind }: { sheet: BankSheet; kind: 'wallet' | 'instalments' }) {
  const { t } = useLanguage();
  return (
    <Form sheet={sheet} act="agree">
      <p>
        {t(`payments:bank.${kind}Text`, {
          amount: sheet.part === null ? '' : `AED ${formatAmount(sheet.part)}`,
        })}
      </p>
      <button className="j-btn j-btn--primary j-btn--wide" type="submit">
        {t(`payments:bank.${kind}Confirm`)}
      </button>
    </Form>
  );
}

function Challenge({ sheet }: { sheet: BankSheet }) {
  const { t } = useLanguage();
  return (
    <>
      <p>{t('payments:bank.challengeText')}</p>
      <Form sheet={sheet} act="confirm">
        <button className="j-btn j-btn--primary j-btn--wide" type="submit">
          {t('payments:bank.confirm')}
        </button>
      </Form>
      <Form sheet={sheet} act="refuse">
        <button className="j-btn j-btn--secondary j-btn--wide" type="submit">
          {t('payments:bank.refuse')}
        </button>
      </Form>
    </>
  );
}

function Step({ sheet }: { sheet: BankSheet }) {
  const { t } = useLanguage();
  if (sheet.step === 'over')
    return (
      <>
        <p>{t('payments:bank.overText')}</p>
        <a className="j-btn j-btn--primary" href={sheet.returnUrl}>
          {t('payments:bank.back')}
        </a>
      </>
    );
  if (sheet.step === 'challenge') return <Challenge sheet={sheet} />;
  return (
    <>
      {sheet.step === 'setup' ? <p>{t('payments:bank.setupText')}</p> : null}
      {sheet.kind === 'card' ? (
        <>
          <SavedCards sheet={sheet} />
          <CardForm sheet={sheet} />
        </>
      ) : (
        <Agreement sheet={sheet} kind={sheet.kind} />
      )}
      <Form sheet={sheet} act="cancel">
        <button className="j-btn j-btn--ghost" type="submit">
          {t('payments:bank.cancel')}
        </button>
      </Form>
    </>
  );
}

function titleKey({ step, kind }: BankSheet): string {
  if (step === 'over') return 'payments:bank.over';
  if (step === 'setup') return 'payments:bank.setupTitle';
  return step === 'challenge' ? 'payments:bank.challengeTitle' : `payments:bank.${kind}Title`;
}

/** The test bank's page, which states that it is not part of the shop. */
export function BankPage({ sheet }: { sheet: BankSheet }) {
  const { t, language, dir } = useLanguage();
  return (
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`${t(titleKey(sheet))} · ${t('payments:bank.name')}`}</title>
        {sheet.stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
      </head>
      <body className="j-bank">
        <main className="j-bank__sheet j-stack">
          <p className="j-bank__name">
            <Icon name="bank" isSmall />
            {t('payments:bank.name')}
          </p>
          <h1>{t(titleKey(sheet))}</h1>
          {sheet.amount === null ? null : (
            <dl className="j-bank__amount">
              <dt>{sheet.description}</dt>
              <dd>
                <Price money={sheet.amount} />
              </dd>
            </dl>
          )}
          <Step sheet={sheet} />
          <p className="j-small j-quiet">{t('payments:bank.note')}</p>
        </main>
      </body>
    </html>
  );
}
