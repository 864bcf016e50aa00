import { importPart, withPart } from '../page/load-part.ts';
import type { ViewerCall } from './picture.ts';

/** React and the viewer are loaded when a picture is opened. */
const part = {
  name: 'viewer',
  load: async () => {
    const { readyViewer } = await importPart('viewer', () => import('./viewer-part.ts'));
    return readyViewer();
  },
};

type Opening = Omit<ViewerCall, 'host' | 'onClose'> & {
  /** The pressed element; gets the focus back. */
  opener: HTMLElement;
  onClose?: (index: number) => void;
};

/**
 * Opens pictures in the full-screen viewer. Adds no history entry.
 *
 * Source: spec §9; GA-11, VW-01…11, LB-01…03
 */
export async function openViewer({ opener, onClose, ...call }: Opening): Promise<void> {
  if (opener.ariaBusy === 'true') return;
  opener.ariaBusy = 'true';
  await withPart(part, (showViewer) =>
    showViewer({
      ...call,
      host: opener.closest<HTMLElement>('dialog[open]') ?? document.body,
      onClose: (index) => {
        onClose?.(index);
        opener.focus({ preventScroll: true });
      },
    }),
  );
  opener.ariaBusy = null;
}
