/** The directives of the content security policy that a part of a page may widen. */
type Directive = 'script-src' | 'frame-src' | 'media-src' | 'img-src' | 'connect-src';

/** Origins of other hosts that a part of a page loads from, by directive. */
export type CspSources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Subdomains of a domain may be open; the loopback address is where tests stand in for others. */
const ORIGIN =
  /^(?:https:\/\/(?:\*\.(?=[a-z0-9-]+\.[a-z0-9-]+))?[a-z0-9.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d+)?$/;

/**
 * What parts of a page load from, together and each once.
 *
 * @returns for each directive its origins; anything but an https origin or the loopback address is left out
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
