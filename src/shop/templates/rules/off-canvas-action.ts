import { idOfHash, linkedIn, readLinkHash } from '#kernel/web/addresses/link-hash.ts';

export const OFF_CANVAS_ACTIONS = ['open', 'close', 'toggle'] as const;
export type OffCanvasActionName = (typeof OFF_CANVAS_ACTIONS)[number];

/** The action of a link on an off-canvas panel; `id` is null for the panel that contains the link. */
export type OffCanvasAction = Readonly<{ action: OffCanvasActionName; id: number | null }>;

/** The hash of a link to a panel, as printed in pages. */
export function offCanvasHash(action: OffCanvasActionName, id: number): string {
  return `#off_canvas:${action}?id=${id}`;
}

/**
 * Reads the action of a link: `#off_canvas:open?id=7`, `#off_canvas:close`, `#off_canvas:toggle?id=7`.
 *
 * @param hash of the link's address, with `#`
 * @returns null where it is none of a panel
 * Source: spec §2 Link actions; LA-05…07
 */
export function parseOffCanvasAction(hash: string): OffCanvasAction | null {
  const read = readLinkHash(hash);
  const action = OFF_CANVAS_ACTIONS.find((name) => read?.action === `off_canvas:${name}`);
  return read === null || action === undefined ? null : { action, id: idOfHash(read) };
}

/** The panels that links in some HTML, or in settings that hold some, are about. */
export function panelsIn(text: string): number[] {
  return linkedIn(text).flatMap(({ place, id }) => (place === 'off-canvas' ? [id] : []));
}
