import type { RenewalEmail } from '#shop/mails';
import { useLineProblem } from '../account/subscriptions/use-line-problem.ts';
import { formatDate } from '../date/date.ts';
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

type Line = RenewalEmail['lines'][number];

/** Why a line cannot be ordered, else its previous price if that differs. */
function useUnder() {
  const { t } = useLanguage();
  const problemOf = useLineProblem();
  return (line: Line): string => {
    const problem = problemOf(line);
    if (problem !== '' || line.before === null) return problem;
    return t('mail:renewal.before', { amount: mailAmount(line.before) });
  };
}

function Lines({ lines, sums }: Pick<RenewalEmail, 'lines' | 'sums'>) {
  const underOf = useUnder();
  return (
    <MailTable>
      {lines.map((line, at) => (
        <MailRow
          // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
          key={at}
          label={
            <>
              {line.quantity} × {line.name}
            </>
          }
          under={underOf(line)}
          value={line.problem === '' ? mailAmount(line.total) : ''}
        />
      ))}
      {sums === null ? null : <Sums sums={sums} />}
    </MailTable>
  );
}

/** Why the next order cannot be placed, and whether it will be retried. */
function Obstacle({ problem, isRetried, nextOn }: RenewalEmail) {
  const { t, language } = useLanguage();
  const date = nextOn === null ? '' : formatDate(nextOn, language);
  return (
    <>
      <MailText>{t(`subscriptions:obstacles.${problem}`)}</MailText>
      <MailText>{t(isRetried ? 'mail:renewal.retried' : 'mail:renewal.notRetried', { date })}</MailText>
    </>
  );
}

/** The next order with its prices, what went wrong or may, and where to do something about it. */
export function RenewalBody(letter: RenewalEmail) {
  const { template, lines, sums, problem, payUrl, subscriptionUrl } = letter;
  const { t } = useLanguage();
  const isNotice = template === 'renewal-notice';
  return (
    <>
      {problem === '' || isNotice ? null : <MailText>{t(`subscriptions:problems.${problem}`)}</MailText>}
      {lines.length === 0 ? null : <Lines lines={lines} sums={sums} />}
      {problem === '' || !isNotice ? null : <Obstacle {...letter} />}
      {payUrl === '' ? null : <MailButton href={payUrl}>{t('mail:renewal.pay')}</MailButton>}
      <MailButton href={subscriptionUrl}>{t('mail:renewal.manage')}</MailButton>
    </>
  );
}
