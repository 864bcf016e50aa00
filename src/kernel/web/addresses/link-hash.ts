/** An action that a link's hash names, as `popup:open`, with its settings. */
export type LinkHash = Readonly<{ action: string; settings: Readonly<Record<string, unknown>> }>;

const ACTION = '(?:popup|off_canvas):[a-z]+|reload-page';
const SHORT = new RegExp(`^#(${ACTION})(?:\\?(.*))?$`);
const LONG = new RegExp(`^#elementor-action:action=(${ACTION})(?:&settings=(.*))?$`);

/** Letters of any script: ids are made from the words of headings. */
const ANCHOR = /^#[\p{L}_][\p{L}\p{M}\p{N}_-]*$/u;

/** Decodes percent-encoded text; returns invalid encodings unchanged. */
export function decodedText(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function settingsOf(base64: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(atob(base64));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * Reads the action of a link: `#off_canvas:open?id=7`, `#reload-page`, or Elementor's form with its settings in Base64.
 *
 * @param hash of the link's address, with `#`
 * @returns null where it names none
 * Source: spec §2 Link actions; LA-01…08
 */
export function readLinkHash(hash: string): LinkHash | null {
  const text = decodedText(hash);
  const [, short, query] = SHORT.exec(text) ?? [];
  if (short !== undefined) return { action: short, settings: Object.fromEntries(new URLSearchParams(query)) };
  const [, long, base64 = ''] = LONG.exec(text) ?? [];
  return long === undefined ? null : { action: long, settings: settingsOf(base64) };
}

/** The id of the document that an action refers to; null for the document that contains the link. */
export function idOfHash({ settings }: LinkHash): number | null {
  const id = Number(settings.id);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** A popup or an off-canvas panel that a link is about. */
export type Linked = Readonly<{ place: 'popup' | 'off-canvas'; id: number }>;

/** @returns null for actions on the page, and on the document that contains the link */
export function linkedBy(hash: string): Linked | null {
  const read = readLinkHash(hash);
  const id = read === null ? null : idOfHash(read);
  if (read === null || id === null || read.action === 'reload-page') return null;
  return { place: read.action.startsWith('popup:') ? 'popup' : 'off-canvas', id };
}

/** Start of a hash that describes a visit to the page, for staff who simulate it. */
export const VISIT_HASH = '#visit:';

const HASHES = /#(?:popup:|off_canvas:|elementor-action)[^"'\s<>\\]*/g;

/** What links in some HTML, or in settings that hold some, are about. */
export function linkedIn(text: string): Linked[] {
  return (text.match(HASHES) ?? []).flatMap((hash) => linkedBy(hash.replaceAll('&amp;', '&')) ?? []);
}

/**
 * Whether a hash leads to a place on the page.
 *
 * Source: spec §5 Anchor links; LA-09
 */
export function isAnchor(hash: string): boolean {
  return ANCHOR.test(decodedText(hash));
}
