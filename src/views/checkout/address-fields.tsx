import type { ReactNode } from 'react';
import type { CheckoutDraft, Field, FieldProblems } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/rules/form.ts';
import { EMIRATES } from '#shop/shipping/rules/rate.ts';
import { EmailField, PhoneField } from '../field/contact-fields.tsx';
import { AreaField, CheckField, type FieldProps, SelectField, TextField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

/** Typed values and their errors. */
export type Part = { draft: CheckoutDraft; problems: FieldProblems };

/** Returns the error message of a field. */
export function useProblem(problems: FieldProblems) {
  const { t } = useLanguage();
  return (field: Field) => {
    const problem = problems[field];
    return problem === undefined ? undefined : t(`checkout:errors.${problem}`);
  };
}

/** Returns a field's value and error. */
function useField({ draft, problems }: Part) {
  const problemOf = useProblem(problems);
  return (field: Field) => ({ name: FIELDS[field], value: draft[field], error: problemOf(field) });
}

type Look = Omit<FieldProps, 'name' | 'label' | 'value' | 'error'>;

/** A button to the login and back for returning customers; it submits the form, so that typed values are stored. */
function SignIn() {
  const { t } = useLanguage();
  return (
    <p className="j-full j-small j-quiet woocommerce-form-login-toggle">
      {t('checkout:haveAccount')}{' '}
      <button className="j-link showlogin" type="submit" name="sign_in" value="1" formNoValidate>
        {t('checkout:signIn')}
      </button>
    </p>
  );
}

/** Contact fields, phone first; WooCommerce's field positions. Source: WIRE §10 */
export function Contact({
  asksReminder,
  isSignedIn,
  ...part
}: Part & { asksReminder: boolean; isSignedIn: boolean }) {
  const { t, language } = useLanguage();
  const field = useField(part);
  return (
    <div className="j-form woocommerce-billing-fields">
      {isSignedIn ? null : <SignIn />}
      <PhoneField
        {...field('phone')}
        label={t('checkout:phone')}
        hint={t('checkout:phoneHint')}
        rowClass="validate-phone"
        priority={10}
        isWide
        placeholder="050 000 0000"
      />
      <EmailField
        {...field('email')}
        label={t('checkout:email')}
        rowClass="validate-email"
        priority={20}
        isWide
      />
      {asksReminder ? (
        <div className="j-full">
          <CheckField name={FIELDS.remind} value={language} isChecked={part.draft.remind !== ''} isOptional>
            {t('checkout:remind')}
          </CheckField>
        </div>
      ) : null}
    </div>
  );
}

const LINES: readonly (readonly [Field, Look])[] = [
  ['area', { autoComplete: 'address-level2', priority: 60 }],
  ['street', { autoComplete: 'address-line1', priority: 70, isWide: true }],
  ['building', { autoComplete: 'address-line2', priority: 80, isWide: true }],
];

type MoreProps = Part & { label: string; fields: readonly Field[]; children: ReactNode; className?: string };

/** Optional fields behind a button; open as soon as one of them is filled or wrong. */
function More({ draft, problems, label, fields, children, className }: MoreProps) {
  const isOpen = fields.some((field) => draft[field] !== '' || problems[field] !== undefined);
  return (
    <details className={join('j-fold', className)} open={isOpen}>
      <summary className="j-link">
        <Icon name="plus" isSmall />
        {label}
      </summary>
      <div className="j-form">{children}</div>
    </details>
  );
}

function MoreFields(part: Part) {
  const { t } = useLanguage();
  const field = useField(part);
  return (
    <div className="j-full">
      <More {...part} label={t('checkout:add.unit')} fields={['unit']}>
        <TextField
          {...field('unit')}
          label={t('checkout:unit')}
          autoComplete="address-line3"
          rowClass="address-field"
          priority={85}
          isOptional
          isWide
        />
      </More>
      <More {...part} label={t('checkout:add.landmark')} fields={['landmark', 'makani']}>
        <TextField
          {...field('landmark')}
          label={t('checkout:landmark')}
          rowClass="address-field"
          priority={90}
          isOptional
        />
        <TextField
          {...field('makani')}
          label={t('checkout:makani')}
          hint={t('checkout:makaniHint')}
          inputMode="numeric"
          priority={95}
          isOptional
          isLtr
          placeholder="00000 00000"
        />
      </More>
      <More {...part} label={t('checkout:add.note')} fields={['note']}>
        <AreaField
          {...field('note')}
          label={t('checkout:note')}
          rows={2}
          maxLength={1000}
          priority={100}
          isOptional
        />
      </More>
    </div>
  );
}

/** The delivery address; the UAE has no postcodes. */
export function AddressFields(part: Part) {
  const { t } = useLanguage();
  const field = useField(part);
  const emirates = [
    { value: '', label: t('checkout:chooseEmirate') },
    ...EMIRATES.map((code) => ({ value: code, label: t(`checkout:emirates.${code}`) })),
  ];
  return (
    <div className="j-form woocommerce-billing-fields__field-wrapper">
      <TextField
        {...field('firstName')}
        label={t('checkout:firstName')}
        autoComplete="given-name"
        rowClass="form-row-first"
        priority={30}
      />
      <TextField
        {...field('lastName')}
        label={t('checkout:lastName')}
        autoComplete="family-name"
        rowClass="form-row-last"
        priority={40}
      />
      <SelectField
        {...field('emirate')}
        label={t('checkout:emirate')}
        autoComplete="address-level1"
        rowClass="address-field update_totals_on_change validate-state"
        priority={50}
        options={emirates}
      />
      {LINES.map(([name, look]) => (
        <TextField
          key={name}
          {...field(name)}
          {...look}
          label={t(`checkout:${name}`)}
          rowClass="address-field"
        />
      ))}
      <MoreFields {...part} />
    </div>
  );
}

/** Lets a customer save the address. */
export function SaveAddress({ draft }: Part) {
  const { t } = useLanguage();
  return (
    <CheckField name={FIELDS.keepAddress} isChecked={draft.keepAddress === '1'} isOptional>
      {t('checkout:keepAddress')}
    </CheckField>
  );
}

/** Company name and tax number for a full tax invoice. */
export function Business(part: Part) {
  const { t } = useLanguage();
  const field = useField(part);
  return (
    <More {...part} label={t('checkout:add.company')} fields={['company', 'trn']} className="j-business">
      <TextField
        {...field('company')}
        label={t('checkout:company')}
        autoComplete="organization"
        priority={110}
        isOptional
      />
      <TextField
        {...field('trn')}
        label={t('checkout:trn')}
        hint={t('checkout:trnHint')}
        inputMode="numeric"
        priority={120}
        isOptional
        isLtr
        placeholder="100 0000 0000 0003"
      />
    </More>
  );
}
