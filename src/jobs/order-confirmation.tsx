import { render, toPlainText } from 'react-email';
import { parseOrderId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { translatorFor, wordsIn } from '#messages';
import type { Db } from '#platform/database/client.ts';
import { hasMail, putMail } from '#platform/mail/outbox.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { OrderConfirmation } from '#views/emails/order-confirmation.tsx';
import { LanguageProvider } from '#views/language/language.tsx';

type Needs = { shop: Shop; db: Db; config: Config };

/** Writes the mail that confirms an order; one order has one, however often this runs. */
export function confirmOrder({ shop, db, config }: Needs) {
  return async (payload: object): Promise<void> => {
    const id = parseOrderId('orderId' in payload ? payload.orderId : null);
    const order = id === null ? null : await shop.orders.find(id);
    const dedupeKey = `order-confirmation-${id}`;
    if (order === null || (await hasMail(db, dedupeKey))) return;
    const settings = await shop.settings.all();
    const { language } = order;
    const orderUrl = `${config.publicUrl}${addressIn(language, `/checkout/order-received/${order.id}/`)}?key=${order.key}`;
    const html = await render(
      <LanguageProvider translator={translatorFor(language)}>
        <OrderConfirmation order={order} orderUrl={orderUrl} phone={settings['shop.phone']} />
      </LanguageProvider>,
    );
    await putMail(db, {
      kind: 'order-confirmation',
      dedupeKey,
      recipient: order.email,
      language,
      subject: wordsIn(language)('mail:confirmation.subject', { number: order.id }),
      html,
      plain: toPlainText(html),
      orderId: order.id,
    });
  };
}
