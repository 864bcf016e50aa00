import { addressIn, type Language } from '#kernel/language.ts';

/** Prints the content of a popup; follows the language of the page. */
export const POPUP_CONTENT_PATH = '/wp-json/jamra/v1/popup/';

/** Larger content is fetched: the page carries only its address. Source: BUILDER §6 */
export const CARRIED_BYTES = 8192;

/** The page that shows the content of a popup for visitors without scripts; without language. */
export const popupPagePath = (id: number) => `/popup/${id}/`;

/** The content of a popup on a page; `version` identifies the printed content. */
export type PopupContentRequest = Readonly<{
  id: number;
  /** Path of the page without language. */
  path: string;
  /** What links of the page keep of its query: '' or `?orderby=price`. */
  query: string;
  version: string;
}>;

const ID = /^[1-9]\d{0,9}$/;
const LARGEST_ID = 2_147_483_647;
const ADDRESS_MAX = 2000;

/** @returns null where the page's own address is too long to be part of one */
export function popupContentAddress(
  { id, path, query, version }: PopupContentRequest,
  language: Language,
): string | null {
  if (path.length + query.length > ADDRESS_MAX) return null;
  const params = new URLSearchParams({ id: String(id), on: path + query, v: version });
  return `${addressIn(language, POPUP_CONTENT_PATH)}?${params}`;
}

/** Parses the address of a popup's content; null if invalid. */
export function parsePopupContent(params: URLSearchParams): PopupContentRequest | null {
  const [id, on] = [params.get('id') ?? '', params.get('on') ?? ''];
  const url = on.length > ADDRESS_MAX || !on.startsWith('/') ? null : URL.parse(on, 'http://shop.invalid');
  if (!ID.test(id) || Number(id) > LARGEST_ID || url?.host !== 'shop.invalid') return null;
  return { id: Number(id), path: url.pathname, query: url.search, version: params.get('v') ?? '' };
}
