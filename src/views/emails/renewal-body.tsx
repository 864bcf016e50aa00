import type { RenewalEmail } from '#shop/mails';
import { useLanguage } from '../language/language.tsx';
import { mailAmount } from './amount.ts';
import { MailButton, MailRow, MailTable, MailText } from './mail-frame.tsx';

function Sums({ sums }: { sums: NonNullable<RenewalEmail['sums']> }) {
  const { t } = useLanguage();
  const { delivery, fee, discount } = sums;
  return (
    <>
      <MailRow
        label={t('subscriptions:delivery')}
        value={delivery.minor === 0 ? t('checkout:free') : mailAmount(delivery)}
      />
      {fee.minor === 0 ? null : <MailRow label={t('subscriptions:fee')} value={mailAmount(fee)} />}
      {discount.minor === 0 ? null : (
        <MailRow label={t('subscriptions:discount')} value={`−${mailAmount(discount)}`} />
      )}
      <MailRow label={t('subscriptions:total')} value={mailAmount(sums.total)} isStrong />
    </>
  );
}

/** The next order with its prices, what went wrong, and where to do something about it. */
export function RenewalBody({ lines, sums, problem, payUrl, subscriptionUrl }: RenewalEmail) {
  const { t } = useLanguage();
  return (
    <>
      {problem === '' ? null : <MailText>{t(`subscriptions:problems.${problem}`)}</MailText>}
      {lines.length === 0 ? null : (
        <MailTable>
          {lines.map(({ name, quantity, before, total }, at) => (
            <MailRow
              // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
              key={at}
              label={
                <>
                  {quantity} × {name}
                </>
              }
              under={before === null ? '' : t('mail:renewal.before', { amount: mailAmount(before) })}
              value={mailAmount(total)}
            />
          ))}
          {sums === null ? null : <Sums sums={sums} />}
        </MailTable>
      )}
      {payUrl === '' ? null : <MailButton href={payUrl}>{t('mail:renewal.pay')}</MailButton>}
      <MailButton href={subscriptionUrl}>{t('mail:renewal.manage')}</MailButton>
    </>
  );
}
