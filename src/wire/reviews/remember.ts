import { createHash } from 'node:crypto';
import type { Config } from '#composition/config.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { CONSENT_FIELD } from '#shop/reviews';
import type { Fields } from '../visitor.ts';

/** About a year, as in WordPress. */
const MAX_AGE_SECONDS = 30_000_000;
const LONGEST_VALUE = 254;

/**
 * The cookies with a reviewer's name and email, or their deletion without consent. The page's script reads them,
 * so that pages stay cacheable.
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
    const age = value === '' ? 0 : MAX_AGE_SECONDS;
    return `${name}_${site}=${value}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
  });
}
