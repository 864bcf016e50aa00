/** The directives of the content security policy that a part of a page may widen. */
type Directive = 'script-src' | 'frame-src' | 'media-src' | 'img-src' | 'connect-src';

/** Origins of other hosts that a part of a page loads from, by directive. */
export type CspSources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Subdomains of a domain may be allowed; loopback addresses are allowed for the mock services of tests. */
const ORIGIN =
  /^(?:https:\/\/(?:\*\.(?=[a-z0-9-]+\.[a-z0-9-]+))?[a-z0-9.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d+)?$/;

/**
 * Merges the sources of several parts, without duplicates.
 *
 * @returns the origins by directive; only https origins and loopback addresses are included
 */
export function joinSources(parts: readonly CspSources[]): Record<Directive, string[]> {
  const originsOf = (directive: Directive) =>
    [...new Set(parts.flatMap((part) => part[directive] ?? []))].filter((origin) => ORIGIN.test(origin));
  return {
    'script-src': originsOf('script-src'),
    'frame-src': originsOf('frame-src'),
    'media-src': originsOf('media-src'),
    'img-src': originsOf('img-src'),
    'connect-src': originsOf('connect-src'),
  };
}
