import { type HeadersFunction, redirect } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import type { Account } from '#shop/customers';
import type { Visit } from '../context.ts';

/** Account pages are personal and never cached. */
export const accountHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const wait = actionHeaders.get('retry-after');
  const name = loaderHeaders.get('content-disposition');
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    ...(wait === null ? {} : { 'retry-after': wait }),
    ...(name === null ? {} : { 'content-disposition': name }),
  };
};

/** The account's URL in the visit's language. */
export function accountHome({ language }: Pick<Visit, 'language'>): string {
  return addressIn(language, '/my-account/');
}

/** The signed-in customer; others are redirected to the login page and back afterwards. */
export async function requireAccount(visit: Visit): Promise<Account> {
  const account = await visit.account.open();
  if (account !== null) return account;
  const path = ownPath(visit.url.pathname);
  const query = path === null ? '' : `?${new URLSearchParams({ redirect_to: path })}`;
  throw redirect(accountHome(visit) + query);
}

const OWN_PATH = /^\/(?!\/)[\w\-/]{0,200}$/;

/** A URL of the shop that a form may redirect to; null for anything else. */
export function ownPath(value: unknown): string | null {
  return typeof value === 'string' && OWN_PATH.test(value) ? value : null;
}

/** The text of a field; empty when missing. */
export function textOf(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
}
