import { on } from '../page/on.ts';

const FIELD = '.form-row:has(.description)';

function show(field: Element | null, isOpen: boolean): void {
  field?.querySelector('.description')?.classList.toggle('is-open', isOpen);
}

/** Closes all descriptions except that of the touched field. */
function closeOthers({ target }: Event): void {
  const focused = target instanceof Element ? target.closest(FIELD) : null;
  for (const field of document.querySelectorAll(FIELD)) if (field !== focused) show(field, false);
}

/**
 * Opens a field's description on focus; closes it on Escape, keeping the focus, or when something else is touched.
 * Without script it is always open.
 *
 * Source: spec §2 Forms; FM-02, FM-03, FM-04
 */
export function startDescriptions(): void {
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('click', closeOthers);
  on('focusin', FIELD, (field) => show(field, true));
  on('keydown', FIELD, (field, { key }) => {
    if (key === 'Escape') show(field, false);
  });
}
