import { addressIn } from '#kernel/language.ts';
import { toPrintedNotice } from '#views/notice/to-printed-notice.ts';
import type { Loader, PersonalPlace } from '../../place.ts';
import type { AccountData, AccountWidgetData, fields } from './fields.ts';

/** Actions of the account's nonces. */
export const ACCOUNT_NONCES = {
  login: 'woocommerce-login',
  register: 'woocommerce-register',
  code: 'jamra-code',
  signOut: 'customer-logout',
} as const;

type AccountPlace = Pick<PersonalPlace, 'shop' | 'visitor'>;

async function overviewOf({ shop, visitor }: AccountPlace): Promise<AccountData['overview']> {
  const account = await visitor.account.open();
  if (account === null) return null;
  const { customer } = account;
  const [{ orders }, addresses] = await Promise.all([
    shop.orders.listFor(customer.id, { page: 1 }),
    shop.customers.addresses.list(customer.id),
  ]);
  return { customer, order: orders[0] ?? null, address: addresses[0] ?? null };
}

/** The account's first page, or its door. */
export async function loadAccount(asking: AccountPlace): Promise<AccountData> {
  const { nonce, awaitsCode } = asking.visitor.account;
  const overview = await overviewOf(asking);
  const settings = await asking.shop.settings.all();
  return {
    overview,
    awaitsCode: awaitsCode(),
    asksPassword: settings['accounts.passwordByLink'] === 'no',
    nonces: {
      login: nonce(ACCOUNT_NONCES.login),
      register: nonce(ACCOUNT_NONCES.register),
      code: nonce(ACCOUNT_NONCES.code),
      signOut: nonce(ACCOUNT_NONCES.signOut),
    },
  };
}

export const loadAccountWidget: Loader<typeof fields, AccountWidgetData> = async (_settings, place) => {
  const { language, page } = place;
  const account = await loadAccount(place);
  // Last, so that a widget for notices on the same page has them.
  const notices = await place.takeNotices();
  return {
    ...account,
    redirect: addressIn(language, page.path),
    notices: notices.map((notice) => toPrintedNotice(notice, language)),
  };
};
