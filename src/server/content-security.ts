import { createHash } from 'node:crypto';
import { memoizeText } from '#kernel/memoize.ts';
import { SPECULATION_RULES } from '#kernel/speculation-rules.ts';

/** Allows one inline script by what it says. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The page's script adds them, not its markup. */
const LIKELY_NEXT_HASH = hashOf(SPECULATION_RULES);
const MOST_KNOWN = 20;

/** Most pages carry the same script. */
const knownHashOf = memoizeText(MOST_KNOWN, hashOf);

/**
 * The content security policy of one page: scripts are ours by address, or inline by hash.
 *
 * @param scripts the inline scripts that the renderer printed; never read from the finished page, where content stands too
 * @param formTargets other origins that a form may end at, e.g. the payment provider's page
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  formTargets: readonly string[] = [],
): string {
  const hashes = new Set(scripts.map(knownHashOf));
  return [
    "default-src 'self'",
    ["script-src 'self'", LIKELY_NEXT_HASH, ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of a page of the back office: scripts by a nonce, and what they load in turn; styles that its components
 * make as they go; pictures that are about to be uploaded.
 */
export function deskSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
