import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ViewerCall } from './picture.ts';
import { Viewer } from './viewer.tsx';
import { viewerWords } from './words.ts';

/** Mounts the viewer and removes it when it, or the dialog around it, closes. */
export function showViewer(call: ViewerCall): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const hostCloses = new AbortController();
  const close = (index: number) => {
    hostCloses.abort();
    root.unmount();
    place.remove();
    call.onClose(index);
  };
  call.host.addEventListener('close', () => close(call.index), hostCloses);
  const { viewer: words, sharing } = viewerWords(document.documentElement.lang);
  flushSync(() => root.render(<Viewer {...call} onClose={close} words={words} sharing={sharing} />));
}
