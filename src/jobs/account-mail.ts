import { addressIn } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { hasMail, putMail } from '#platform/mail/outbox.ts';
import type { AccountLetter } from '#shop/customers';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';

type Needs = { shop: Shop; db: Db; config: Config };

/** Pages that a letter without a key leads to. */
const PAGES: Readonly<Record<AccountLetter['kind'], string>> = {
  register: '/my-account/verify/',
  email: '/my-account/verify/',
  reset: '/my-account/lost-password/',
  known: '/my-account/',
  'password-changed': '/my-account/',
  'email-changed': '/',
  deleted: '/',
};

function addressOf({ kind, language, link }: AccountLetter, { publicUrl }: Config): string {
  const page = publicUrl + addressIn(language, PAGES[kind]);
  if (link === null) return page;
  const query = new URLSearchParams({ key: link.key });
  if (kind === 'reset' && link.customerId !== null) query.set('id', String(link.customerId));
  return `${page}?${query}`;
}

function dedupeKeyOf(payload: object): string {
  return `account-${'kind' in payload ? payload.kind : ''}-${'id' in payload ? payload.id : ''}`;
}

/** Writes one letter about an account; the key of its link is made with it, so that a second run writes nothing. */
export function writeAccountMail({ shop, db, config }: Needs) {
  return (payload: object): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const dedupeKey = dedupeKeyOf(payload);
      if (await hasMail(tx, dedupeKey)) return;
      const letter = await shop.customers.prepareLetter(tx, payload);
      if (letter === null) return;
      const { kind, language, name, recipient } = letter;
      const template = `account-${kind}` as const;
      const printed = await shop.mails.print({ template, name, href: addressOf(letter, config) }, language);
      await putMail(tx, { kind: template, dedupeKey, recipient, language, ...printed, orderId: null });
    });
}
