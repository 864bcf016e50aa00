import type { CheckoutDraft, Field, FieldProblems } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/rules/form.ts';
import { EMIRATES } from '#shop/shipping/rules/rate.ts';
import { EmailField, PhoneField } from '../field/contact-fields.tsx';
import { AreaField, CheckField, type FieldProps, SelectField, TextField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

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

/** Contact fields, phone first; WooCommerce's field positions. Source: WIRE §10 */
export function Contact({ asksReminder, ...part }: Part & { asksReminder: boolean }) {
  const { t, language } = useLanguage();
  const field = useField(part);
  return (
    <div className="j-form woocommerce-billing-fields">
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
  ['building', { autoComplete: 'address-line2', priority: 80 }],
  ['unit', { autoComplete: 'address-line3', priority: 85, isOptional: true }],
  ['landmark', { priority: 90, isOptional: true }],
];

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
      <AreaField
        {...field('note')}
        label={t('checkout:note')}
        rows={2}
        maxLength={1000}
        priority={100}
        isOptional
      />
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

/** Company name and tax number for a full tax invoice; collapsed by default. */
export function Business(part: Part) {
  const { t } = useLanguage();
  const field = useField(part);
  const { company, trn } = part.draft;
  const isUsed = [company, trn].some((typed) => typed !== '');
  return (
    <details className="j-acc j-business" open={isUsed || part.problems.company !== undefined}>
      <summary>
        <span>{t('checkout:business')}</span>
        <Icon name="caret-down" isSmall />
      </summary>
      <div className="j-form">
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
      </div>
    </details>
  );
}
