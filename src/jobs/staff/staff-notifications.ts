import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { HOUR_MS } from '#kernel/instant.ts';
import { addressIn } from '#kernel/language.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { type NotificationMail, notificationPath } from '#shop/staff';
import { JOBS } from '../names.ts';

type Deps = { shop: Shop; db: Db; config: Pick<Config, 'publicUrl'> };

const MOST_FAILED = 100;

/**
 * Notifies staff of jobs that failed all their attempts, once an hour for each job name. Unreachable push devices are
 * left out: they are listed for their owner, and paused automatically.
 */
async function noteFailedJobs({ shop, db }: Deps): Promise<void> {
  for (const { name, at } of await shop.queue.failed(MOST_FAILED)) {
    if (name === JOBS.push) continue;
    const hour = Math.floor(at.getTime() / HOUR_MS);
    await shop.staff.notifications.note(db, {
      kind: 'job-failed',
      key: `job-${name}-${hour}`,
      subject: name,
      count: 1,
    });
  }
}

async function writeMail({ shop, config }: Deps, tx: Tx, mail: NotificationMail): Promise<void> {
  const { id, email: recipient, language } = mail.member;
  const notifications = mail.notifications.map(({ kind, subject, count }) => ({
    kind,
    subject,
    count,
    href: config.publicUrl + addressIn(language, notificationPath({ kind, subject })),
  }));
  const template = 'staff-notifications';
  const adminUrl = config.publicUrl + addressIn(language, '/admin/');
  const printed = await shop.mails.print({ template, adminUrl, notifications }, language);
  const dedupeKey = `${template}-${mail.notifications.at(-1)?.id}-${id}`;
  await enqueueMail(tx, { kind: template, dedupeKey, recipient, language, ...printed, orderId: null });
}

/** Records failed jobs, and mails staff about unmailed notifications. @returns whether there are mails to deliver */
export function mailNotifications(deps: Deps) {
  return async (): Promise<boolean> => {
    await noteFailedJobs(deps);
    const { 'staff.notificationMail': roles } = await deps.shop.settings.all();
    return deps.shop.staff.notifications.mailDue(roles, (tx, mail) => writeMail(deps, tx, mail));
  };
}
