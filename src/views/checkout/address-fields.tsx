import type { CheckoutDraft, Field, FieldProblems } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/form.ts';
import { EMIRATES } from '#shop/shipping/rate.ts';
import { AreaField, SelectField, TextField } from '../field/field.tsx';
import { useLanguage } from '../language/language.tsx';

/** What was typed, and what is wrong with it. */
export type Part = { draft: CheckoutDraft; problems: FieldProblems };

/** The sentence for a field's problem, if it has one. */
export function useProblem(problems: FieldProblems) {
  const { t } = useLanguage();
  return (field: Field) => {
    const problem = problems[field];
    return problem === undefined ? undefined : t(`checkout:errors.${problem}`);
  };
}

/** How to reach the shopper; the phone first. */
export function Contact({ draft, problems }: Part) {
  const { t } = useLanguage();
  const problemOf = useProblem(problems);
  return (
    <div className="j-form">
      <TextField
        name={FIELDS.phone}
        label={t('checkout:phone')}
        value={draft.phone}
        error={problemOf('phone')}
        hint={t('checkout:phoneHint')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        isLtr
        isWide
        placeholder="050 000 0000"
      />
      <TextField
        name={FIELDS.email}
        label={t('checkout:email')}
        value={draft.email}
        error={problemOf('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        isLtr
        isWide
      />
    </div>
  );
}

/** Where the goods go; no postcode anywhere. */
export function Address({ draft, problems }: Part) {
  const { t } = useLanguage();
  const problemOf = useProblem(problems);
  const emirates = [
    { value: '', label: t('checkout:chooseEmirate') },
    ...EMIRATES.map((code) => ({ value: code, label: t(`checkout:emirates.${code}`) })),
  ];
  return (
    <div className="j-form">
      <TextField
        name={FIELDS.firstName}
        label={t('checkout:firstName')}
        value={draft.firstName}
        error={problemOf('firstName')}
        autoComplete="given-name"
      />
      <TextField
        name={FIELDS.lastName}
        label={t('checkout:lastName')}
        value={draft.lastName}
        error={problemOf('lastName')}
        autoComplete="family-name"
      />
      <TextField
        name={FIELDS.building}
        label={t('checkout:building')}
        value={draft.building}
        error={problemOf('building')}
        autoComplete="address-line2"
        isWide
      />
      <TextField
        name={FIELDS.street}
        label={t('checkout:street')}
        value={draft.street}
        error={problemOf('street')}
        autoComplete="address-line1"
        isWide
      />
      <SelectField
        name={FIELDS.emirate}
        label={t('checkout:emirate')}
        value={draft.emirate}
        error={problemOf('emirate')}
        autoComplete="address-level1"
        options={emirates}
      />
      <TextField
        name={FIELDS.makani}
        label={t('checkout:makani')}
        value={draft.makani}
        error={problemOf('makani')}
        hint={t('checkout:makaniHint')}
        inputMode="numeric"
        isOptional
        isLtr
        placeholder="00000 00000"
      />
      <TextField
        name={FIELDS.landmark}
        label={t('checkout:landmark')}
        value={draft.landmark}
        error={problemOf('landmark')}
        isOptional
        isWide
      />
      <AreaField
        name={FIELDS.note}
        label={t('checkout:note')}
        value={draft.note}
        error={problemOf('note')}
        maxLength={1000}
        isOptional
      />
    </div>
  );
}
