import { inLanguage } from '#kernel/language.ts';
import type { DeviceChoice, DeviceDraft } from '#shop/registered-devices';
import { REMINDER_WEEKS } from '#shop/registered-devices/rules/device-form.ts';
import { SelectField, TextField } from '../../field/field.tsx';
import { useLanguage } from '../../language/language.tsx';
import { AccountHead } from '../account-frame.tsx';
import { AccountForm, FormEnd, type FormErrors, useProblemOf } from '../form-parts.tsx';

type DeviceProps = {
  isNew: boolean;
  choices: readonly DeviceChoice[];
  draft: DeviceDraft;
  /** The last day that may be chosen. */
  today: string;
  nonce: string;
  errors: FormErrors;
};

/** The form to register a device or change one. */
export function DevicePage({ isNew, choices, draft, today, nonce, errors }: DeviceProps) {
  const { t, to, language } = useLanguage();
  const problemOf = useProblemOf(errors.problems);
  const of = (name: keyof DeviceDraft) => ({ name, value: draft[name], error: problemOf(name) });
  const products = choices.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }));
  const weeks = REMINDER_WEEKS.map((count) => ({
    value: String(count),
    label: t('account:devices.every', { count }),
  }));
  return (
    <>
      <AccountHead title={t(isNew ? 'account:devices.newTitle' : 'account:devices.changeTitle')} />
      <AccountForm nonce={['devices-nonce', nonce]} errors={errors}>
        <SelectField
          {...of('device_product')}
          label={t('account:devices.product')}
          options={[{ value: '', label: t('account:devices.choose') }, ...products]}
        />
        <TextField
          {...of('device_serial')}
          label={t('account:devices.serial')}
          hint={t('account:devices.serialHint')}
          autoComplete="off"
          maxLength={40}
          isLtr
        />
        <TextField
          {...of('device_purchased')}
          label={t('account:devices.purchased')}
          type="date"
          range={{ min: '2014-01-01', max: today }}
        />
        <SelectField
          {...of('device_reminder')}
          label={t('account:devices.reminder')}
          hint={t('account:devices.reminderHint')}
          options={[{ value: '', label: t('account:devices.never') }, ...weeks]}
          isOptional
        />
        <FormEnd name="save_device" label={t(isNew ? 'account:devices.register' : 'account:devices.save')}>
          <a className="j-link" href={to('/my-account/devices/')}>
            {t('account:devices.back')}
          </a>
        </FormEnd>
      </AccountForm>
    </>
  );
}
