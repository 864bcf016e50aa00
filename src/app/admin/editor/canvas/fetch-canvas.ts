import type { InputOf } from '#admin-actions/registry.ts';
import type { Language } from '#kernel/language.ts';

const ADDRESS = '/admin/editor/canvas/';

/** A document to render. */
export type Shown = Readonly<{ language: Language; input: InputOf<'editor.canvas'> }>;

export type CanvasWords = Readonly<Record<'noAnswer' | 'elsewhere', string>>;
/** Why a page was not rendered; `code` is the refusal, null for a failed request. */
export type Unprinted = Readonly<{ words: string; code: string | null }>;

/** A rendered page, with the number of items in the visitor's cart. */
export type Printed = Readonly<{
  html: string;
  cartCount: string;
  /** The nonce of the editor's calls to the shop, sent as `X-WP-Nonce`. */
  nonce: string;
  /** The address of the rendered page: path and query. */
  address: string;
}>;

/** Renders the page that shows a document. */
export async function fetchCanvas(
  body: string,
  { noAnswer, elsewhere }: CanvasWords,
): Promise<Printed | Unprinted> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (response.headers.get('content-type')?.startsWith('text/html') === true)
      return {
        html: await response.text(),
        cartCount: response.headers.get('x-cart-count') ?? '0',
        nonce: response.headers.get('x-wp-nonce') ?? '',
        address: response.headers.get('x-page-address') ?? '/',
      };
    if (response.headers.has('location')) return { words: elsewhere, code: null };
    const { words, refusal } = (await response.json()) as { words?: string; refusal?: { code?: string } };
    return { words: words ?? noAnswer, code: refusal?.code ?? null };
  } catch {
    return { words: noAnswer, code: null };
  }
}
