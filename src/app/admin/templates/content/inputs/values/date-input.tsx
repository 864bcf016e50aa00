import { useLanguage } from '#views/language/language.tsx';
import { MomentField } from '../../../../parts/forms/moment-field.tsx';
import type { InputProps } from '../input-props.ts';
import { textOf } from '../read-value.ts';

/** A date and time in the shop's time zone; an empty one is stored as '', which fails validation. */
export function DateInput({ label, value, onChange, error }: InputProps) {
  const { t } = useLanguage();
  const stored = textOf(value);
  const isMoment = !Number.isNaN(Date.parse(stored));
  return (
    <MomentField
      label={label}
      description={t('adminTemplates:content.shopClock')}
      value={isMoment ? stored : null}
      onChange={(moment) => onChange(moment ?? '')}
      error={error !== null && !isMoment ? t('adminTemplates:content.dateMissing') : error}
    />
  );
}
