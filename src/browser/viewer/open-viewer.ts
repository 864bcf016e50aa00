import { importPart, withPart } from '../page/load-part.ts';
import type { ViewerCall } from './picture.ts';

/** React and the viewer travel when somebody opens it, not before. */
const part = {
  name: 'viewer',
  load: async () => {
    const { readyViewer } = await importPart('viewer', () => import('./viewer-part.ts'));
    return readyViewer();
  },
};

type Opening = Omit<ViewerCall, 'onClose'> & {
  /** Who opened it: waits for the part, and gets the focus back. */
  opener: HTMLElement;
  onClose?: (index: number) => void;
};

/**
 * Opens pictures over the whole window. Adds no entry to the browser's history.
 *
 * Source: spec §9; GA-11, VW-01…11, LB-01…03
 */
export async function openViewer({ opener, onClose, ...call }: Opening): Promise<void> {
  if (opener.ariaBusy === 'true') return;
  opener.ariaBusy = 'true';
  await withPart(part, (showViewer) =>
    showViewer({
      ...call,
      onClose: (index) => {
        onClose?.(index);
        opener.focus({ preventScroll: true });
      },
    }),
  );
  opener.ariaBusy = null;
}
