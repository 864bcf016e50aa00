import type { CartEmail } from '#shop/mails';
import { useLanguage } from '../language/language.tsx';
import { mailAmount } from './amount.ts';
import { MailButton, MailRow, MailTable } from './mail-frame.tsx';

/** The products of the cart, and a link to it. */
export function CartBody({ lines, cartUrl }: CartEmail) {
  const { t } = useLanguage();
  return (
    <>
      <MailTable>
        {lines.map(({ name, quantity, total }) => (
          <MailRow
            key={name}
            label={
              <>
                {quantity} × {name}
              </>
            }
            value={total === null ? '' : mailAmount(total)}
          />
        ))}
      </MailTable>
      <MailButton href={cartUrl}>{t('mail:reminder.open')}</MailButton>
    </>
  );
}
