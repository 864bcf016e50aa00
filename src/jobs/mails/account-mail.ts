import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { addressIn } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail, hasMail } from '#platform/mail/outbox.ts';
import type { AccountEmail } from '#shop/customers';

type Deps = { shop: Shop; db: Db; config: Config };

/** Pages for mails whose link has no key. */
const PAGES: Readonly<Record<AccountEmail['kind'], string>> = {
  register: '/my-account/verify/',
  email: '/my-account/verify/',
  reset: '/my-account/lost-password/',
  invite: '/my-account/lost-password/',
  known: '/my-account/',
  'password-changed': '/my-account/',
  'email-changed': '/',
  deleted: '/',
};

function addressOf({ kind, language, link }: AccountEmail, { publicUrl }: Config): string {
  const page = publicUrl + addressIn(language, PAGES[kind]);
  if (link === null) return page;
  const query = new URLSearchParams({ key: link.key });
  if ((kind === 'reset' || kind === 'invite') && link.customerId !== null)
    query.set('id', String(link.customerId));
  return `${page}?${query}`;
}

function dedupeKeyOf(payload: object): string {
  return `account-${'kind' in payload ? payload.kind : ''}-${'id' in payload ? payload.id : ''}`;
}

/** Queues an account mail together with the key of its link, so that a second run does nothing. */
export function writeAccountMail({ shop, db, config }: Deps) {
  return (payload: object): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const dedupeKey = dedupeKeyOf(payload);
      if (await hasMail(tx, dedupeKey)) return;
      const letter = await shop.customers.prepareLetter(tx, payload);
      if (letter === null) return;
      const { kind, language, name, recipient } = letter;
      const template = `account-${kind}` as const;
      const printed = await shop.mails.print({ template, name, href: addressOf(letter, config) }, language);
      await enqueueMail(tx, { kind: template, dedupeKey, recipient, language, ...printed, orderId: null });
    });
}
