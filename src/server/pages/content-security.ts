import { createHash } from 'node:crypto';
import { memoizeText } from '#kernel/memoize.ts';
import { type CspSources, joinSources } from '#kernel/web/csp-sources.ts';
import { SPECULATION_RULES } from '#kernel/web/speculation-rules.ts';

/** The CSP source of an inline script or style. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The page's script inserts the speculation rules. */
const SPECULATION_RULES_HASH = hashOf(SPECULATION_RULES);
const MOST_KNOWN = 20;

/** Most pages have the same script and style. */
const knownHashOf = memoizeText(MOST_KNOWN, hashOf);

/** What a page was printed with; never extracted from the finished page, which contains user content. */
type PrintedWith = Readonly<{
  /** Inline scripts that the renderer printed. */
  scripts: readonly string[];
  /** Inline styles that the renderer printed. */
  styles: readonly string[];
  /** What its widgets and tags load from other hosts. */
  sources: readonly CspSources[];
}>;

/** A directive that only pages with something of another host have. */
function widened(directive: string, origins: readonly string[]): string[] {
  return origins.length === 0 ? [] : [[directive, "'self'", ...origins].join(' ')];
}

/**
 * The content security policy of a page: scripts and styles from the shop's origin, or inline by hash; other hosts only where a
 * widget of the page loads from them.
 *
 * @param formTargets other origins that a form may redirect to, e.g. the payment provider's
 */
export function contentSecurityPolicy(
  { scripts, styles, sources }: PrintedWith,
  formTargets: readonly string[] = [],
): string {
  const hashes = new Set(scripts.map(knownHashOf));
  const hosts = joinSources(sources);
  return [
    "default-src 'self'",
    ["script-src 'self'", SPECULATION_RULES_HASH, ...hashes, ...hosts['script-src']].join(' '),
    ...widened('frame-src', hosts['frame-src']),
    ...widened('media-src', hosts['media-src']),
    ["style-src 'self'", ...styles.map(knownHashOf)].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...hosts['img-src']].join(' '),
    ...widened('connect-src', hosts['connect-src']),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of back office pages: scripts by nonce and what they load; styles that components create at run time;
 * previews of uploads; the service worker of push notifications.
 */
export function adminSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
