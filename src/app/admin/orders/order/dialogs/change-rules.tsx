import { Alert, Checkbox } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ReasonList } from '../../../payments/eligibility.tsx';
import { useMethodName } from '../../words.ts';

/** The result of the sales rules for a change, the same for an edit and an exchange. */
type Judged = Pick<
  ValueOf<'returns.preview-exchange'>,
  'ageRule' | 'lineProblems' | 'lostPayment' | 'isPaymentRefused'
>;

/** Whether a change is allowed, apart from a missing age confirmation. */
export function isAllowed({ lineProblems, isPaymentRefused }: Judged): boolean {
  return !isPaymentRefused && lineProblems.every((words) => words === null);
}

type Props = Readonly<{
  judged: Judged;
  isOfAge: boolean;
  onOfAge: (isOfAge: boolean) => void;
  /** Problems by field. */
  problems: Readonly<Record<string, string>>;
}>;

/** The age to confirm for a change, and a payment method that it makes unavailable. Source: OR-03, BO-07, PM-04 */
export function ChangeRules({ judged, isOfAge, onOfAge, problems }: Props) {
  const { t } = useLanguage();
  const nameOf = useMethodName();
  const { ageRule, lostPayment, isPaymentRefused } = judged;
  return (
    <>
      {ageRule === null ? null : (
        <Checkbox
          label={t('adminOrders:confirmedAge', { age: ageRule.minimumAge })}
          checked={isOfAge}
          onChange={(event) => onOfAge(event.currentTarget.checked)}
          error={problems.isOfAge === undefined || isOfAge ? undefined : t('adminOrders:problems.age')}
        />
      )}
      {lostPayment === null ? null : (
        <Alert
          color={isPaymentRefused ? 'red' : 'yellow'}
          title={t('adminOrders:lostPayment', { name: nameOf(lostPayment.code) })}
          aria-live="polite"
        >
          <ReasonList reasons={lostPayment.reasons} />
        </Alert>
      )}
    </>
  );
}
