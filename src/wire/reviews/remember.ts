import { createHash } from 'node:crypto';
import { cutText } from '#kernel/cut-text.ts';
import { CONSENT_FIELD } from '#shop/reviews';
import type { Config } from '#src/config.ts';
import type { Fields } from '../visitor.ts';

/** About a year, as WordPress keeps them. */
const KEPT_SECONDS = 30_000_000;
const LONGEST_VALUE = 254;

/**
 * The cookies that keep a reviewer's name and e-mail in this browser, or forget them where that was not wished. The
 * page's script reads them: pages are the same for every visitor.
 */
export function rememberCookies(fields: Fields, config: Config): string[] {
  const site = createHash('md5').update(config.publicUrl).digest('hex');
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const isWished = (fields.get(CONSENT_FIELD) ?? '') !== '';
  return [
    ['comment_author', fields.get('author') ?? ''],
    ['comment_author_email', fields.get('email') ?? ''],
  ].map(([name, typed = '']) => {
    const value = isWished ? encodeURIComponent(cutText(typed.trim(), LONGEST_VALUE)) : '';
    const age = value === '' ? 0 : KEPT_SECONDS;
    return `${name}_${site}=${value}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
  });
}
