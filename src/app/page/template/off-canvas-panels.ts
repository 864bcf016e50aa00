import type { parseOffCanvas } from '#widgets/off-canvas/parse-off-canvas.ts';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';

/** An off-canvas panel of a page. */
export type OffCanvasPanel = Readonly<{
  id: number;
  settings: Extract<ReturnType<typeof parseOffCanvas>, { ok: true }>['settings'];
  widgets: readonly ResolvedWidget[];
}>;

/** The loaded panels of a page, ordered by id, since the order of loading varies. */
export function panelsOnPage(panels: ReadonlyMap<number, OffCanvasPanel | null>): OffCanvasPanel[] {
  return [...panels.values()].filter((one) => one !== null).sort((one, other) => one.id - other.id);
}
