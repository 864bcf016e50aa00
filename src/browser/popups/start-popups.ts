import { importPart } from '../page/load-part.ts';

/** Without `requestIdleCallback`, as in Safari. */
const LATER_MS = 200;
/** A page that is never idle has its popups by then. */
const AT_LATEST_MS = 2000;

/** On pages with popups, notes clicks until the popups' own part is loaded, which acts on them then. */
export function startPopups(): void {
  if (document.querySelector('template[data-popup]') === null) return;
  const clicks: MouseEvent[] = [];
  const note = (click: MouseEvent) => void clicks.push(click);
  document.addEventListener('click', note);
  const load = async () => {
    try {
      const { runPopups } = await importPart('popups', () => import('./run-popups.ts'));
      document.removeEventListener('click', note);
      runPopups(clicks);
    } catch (cause) {
      console.error('Loading chunk failed: popups', cause);
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: AT_LATEST_MS });
  else setTimeout(() => void load(), LATER_MS);
}
