import { idOfHash, readLinkHash } from '#kernel/web/addresses/link-hash.ts';

/** The action of a link on a popup; `id` is null for the popup that contains the link. */
export type LinkAction = Readonly<
  | { action: 'open'; id: number | null; toggle: boolean }
  | { action: 'close'; id: number | null; do_not_show_again: boolean }
>;

const isYes = (value: unknown) => value === true || value === 'yes';

/**
 * Reads the action of a link: `#popup:open?id=7&toggle=yes`, `#popup:close?do_not_show_again=yes`.
 *
 * @param hash of the link's address, with `#`
 * @returns null where it is none of a popup
 * Source: spec §2 Link actions; LA-01…04
 */
export function parseLinkAction(hash: string): LinkAction | null {
  const read = readLinkHash(hash);
  if (read === null) return null;
  const { action, settings } = read;
  const id = idOfHash(read);
  if (action === 'popup:open') return { action: 'open', id, toggle: isYes(settings.toggle) };
  if (action === 'popup:close')
    return { action: 'close', id, do_not_show_again: isYes(settings.do_not_show_again) };
  return null;
}
