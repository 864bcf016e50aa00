import { Link } from 'react-email';
import type { NotificationsEmail } from '#shop/mails';
import { useLanguage } from '../language/language.tsx';
import { MailButton, MailRow, MailTable } from './mail-frame.tsx';

/** A list of the notifications, each with a link to what it is about, and the back office. */
export function NotificationsBody({ notifications, adminUrl }: NotificationsEmail) {
  const { t } = useLanguage();
  return (
    <>
      <MailTable>
        {notifications.map(({ kind, subject, count, href }) => (
          <MailRow
            key={`${kind}-${subject}-${href}`}
            label={
              <Link className="jm-ink" href={href} style={{ color: 'inherit', textDecoration: 'underline' }}>
                {t(`adminNotifications:words.${kind}`, { subject, count })}
              </Link>
            }
            value=""
            isStrong
          />
        ))}
      </MailTable>
      <MailButton href={adminUrl}>{t('mail:staff.open')}</MailButton>
    </>
  );
}
