import type { NotificationsEmail } from '#shop/mails';
import { useLanguage } from '../language/language.tsx';
import { MailButton, MailRow, MailTable } from './mail-frame.tsx';

/** Each notification with a link to what it is about. */
export function NotificationsBody({ notifications }: Pick<NotificationsEmail, 'notifications'>) {
  const { t } = useLanguage();
  return notifications.map(({ kind, subject, count, href }) => {
    const place = `${kind}-${subject}-${href}`;
    return (
      <div key={place}>
        <MailTable>
          <MailRow label={t(`adminNotifications:words.${kind}`, { subject, count })} value="" isStrong />
        </MailTable>
        <MailButton href={href}>{t('adminNotifications:open')}</MailButton>
      </div>
    );
  });
}
