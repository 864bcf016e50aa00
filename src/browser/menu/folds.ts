import { on } from '../page/on.ts';

const FOLDED = '.j-header details[open]';

/** Closes the header's `details` on a click elsewhere and on Escape, which returns the focus. */
export function startFolds(): void {
  document.addEventListener('click', ({ target }) => {
    for (const open of document.querySelectorAll<HTMLDetailsElement>(FOLDED)) {
      if (!(target instanceof Element && open.contains(target))) open.open = false;
    }
  });
  on('keydown', FOLDED, (open, { key }) => {
    if (key !== 'Escape') return;
    open.removeAttribute('open');
    open.querySelector<HTMLElement>(':scope > summary')?.focus();
  });
}
