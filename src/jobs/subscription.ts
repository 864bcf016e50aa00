import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { parseSubscriberId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { field } from './payload.ts';

type Deps = { shop: Shop; db: Db; config: Config };

/**
 * Queues the mail that asks a subscriber to confirm, or welcomes a confirmed one, each once. Subscribers who have
 * unsubscribed get none. Both mails have one-click unsubscribe. Source: WG-21, RFC 8058
 */
export function mailSubscription({ shop, db, config }: Deps) {
  return async (payload: object): Promise<void> => {
    const id = parseSubscriberId(field(payload, 'id'));
    const subscriber = id === null ? null : await shop.newsletter.find(id);
    if (subscriber === null || subscriber.status === 'unsubscribed') return;
    const { language, email, askedAt, status } = subscriber;
    const { links } = shop.newsletter;
    const address = (path: string, link: string) =>
      `${config.publicUrl}${addressIn(language, path)}?${new URLSearchParams({ link })}`;
    const template = status === 'pending' ? 'subscription-confirm' : 'subscription-welcome';
    const stopUrl = address('/newsletter/stop/', links.toStop(subscriber.id));
    const href =
      status === 'pending'
        ? address('/newsletter/confirm/', links.toConfirm(subscriber))
        : `${config.publicUrl}${addressIn(language, '/')}`;
    await enqueueMail(db, {
      kind: template,
      dedupeKey: `${template}-${subscriber.id}-${askedAt.getTime()}`,
      recipient: email,
      language,
      ...(await shop.mails.print({ template, href, stopUrl }, language)),
      orderId: null,
      unsubscribeUrl: stopUrl,
    });
  };
}
