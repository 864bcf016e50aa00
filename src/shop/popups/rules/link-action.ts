/** What a link does to a popup; `id` is null for the popup that the link stands in. */
export type LinkAction = Readonly<
  | { action: 'open'; id: number | null; toggle: boolean }
  | { action: 'close'; id: number | null; do_not_show_again: boolean }
>;

const SHORT = /^#popup:(open|close)(?:\?(.*))?$/;
const LONG = /^#elementor-action:action=popup:(open|close)&settings=(.*)$/;

const isYes = (value: unknown) => value === true || value === 'yes';

function decoded(hash: string): string {
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
 * Reads the action of a link: `#popup:open?id=7&toggle=yes`, `#popup:close?do_not_show_again=yes`, or Elementor's form
 * with its settings in Base64.
 *
 * @param hash of the link's address, with `#`
 * @returns null where it is none
 * Source: spec §2 Link actions; LA-01…04
 */
export function parseLinkAction(hash: string): LinkAction | null {
  const text = decoded(hash);
  const short = SHORT.exec(text);
  const long = short === null ? LONG.exec(text) : null;
  const settings: Record<string, unknown> =
    short === null ? settingsOf(long?.[2] ?? '') : Object.fromEntries(new URLSearchParams(short[2]));
  const action = short?.[1] ?? long?.[1];
  const number = Number(settings.id);
  const id = Number.isInteger(number) && number > 0 ? number : null;
  if (action === 'open') return { action, id, toggle: isYes(settings.toggle) };
  if (action === 'close') return { action, id, do_not_show_again: isYes(settings.do_not_show_again) };
  return null;
}
