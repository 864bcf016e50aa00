import { addressIn, type Language, splitLanguage } from '#kernel/language.ts';
import { isTrackingParameter } from '#kernel/web/addresses/tracking-parameters.ts';

const MOST_CHARACTERS = 2000;
const FILE = /\.[a-z0-9]{1,8}$/i;

function sorted(entries: readonly (readonly [string, string])[]): string {
  const ordered = entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return new URLSearchParams(ordered.map(([name, value]) => [name, value])).toString();
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return null;
  }
}

function withSlash(path: string): string {
  return path.endsWith('/') || FILE.test(path) ? path : `${path}/`;
}

function join(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

/** Normalises a URL of the shop: no host, trailing slash, sorted parameters. */
export function plainAddress(text: string): string | null {
  const ownPath = text.trim().replace(/^https?:\/\/[^/?#]+/i, '');
  const [rest = ''] = (ownPath === '' ? '/' : ownPath).split('#');
  const at = rest.indexOf('?');
  const path = decoded(at < 0 ? rest : rest.slice(0, at));
  if (path === null || !path.startsWith('/') || path.startsWith('//')) return null;
  if (/[\p{Cc}\s\\]/u.test(path) || rest.length > MOST_CHARACTERS) return null;
  return join(withSlash(path), at < 0 ? '' : sorted([...new URLSearchParams(rest.slice(at + 1))]));
}

/**
 * Parses a redirect target.
 *
 * @returns a path of the shop, a URL of another site, an empty text for 'gone', or null for anything else
 */
export function parseTarget(text: string, publicUrl: string): string | null {
  const target = text.trim();
  if (target === '') return '';
  if (!/^[a-z][a-z0-9+.-]*:/i.test(target)) return plainAddress(target);
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return null;
  const { origin, href } = new URL(target);
  return origin === new URL(publicUrl).origin ? plainAddress(target) : href;
}

/** A source under which a URL may be listed, and what the target inherits. */
export type Candidate = Readonly<{ source: string; language: Language | null; remainingQuery: string }>;

/**
 * All sources under which a URL may be listed, most specific first: with its parameters, without, in any language.
 */
export function candidatesOf(requested: string): Candidate[] {
  const plain = plainAddress(requested);
  if (plain === null) return [];
  const [path = '/', query = ''] = plain.split(/\?(.*)/s);
  const entries = [...new URLSearchParams(query)];
  const tracking = sorted(entries.filter(([name]) => isTrackingParameter(name)));
  const proper = sorted(entries.filter(([name]) => !isTrackingParameter(name)));
  const inner = splitLanguage(path);
  const paths =
    inner.language === 'en'
      ? [{ path, language: null }]
      : [
          { path, language: null },
          { path: inner.path, language: inner.language },
        ];
  return paths.flatMap((one) => [
    ...(proper === '' ? [] : [{ ...one, source: join(one.path, proper), remainingQuery: tracking }]),
    { ...one, source: one.path, remainingQuery: sorted(entries) },
  ]);
}

/** The target in the requested language, with the remaining parameters. */
export function locationOf(target: string, { language, remainingQuery }: Candidate): string {
  const local =
    language === null || target.startsWith(`/${language}/`) ? target : addressIn(language, target);
  const [path = '/', query = ''] = local.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(remainingQuery))
    if (!parameters.has(name)) parameters.append(name, value);
  return join(path.startsWith('/') ? encodeURI(path) : path, parameters.toString());
}
