import styles from '#views/style/on-demand/viewer.css?url';
import { loadStyles } from '../page/load-part.ts';
import { showViewer } from './show-viewer.tsx';

/** @returns the function that opens the viewer, once its stylesheet is loaded */
export async function readyViewer(): Promise<typeof showViewer> {
  await loadStyles(styles);
  return showViewer;
}
