import { on } from '../page/on.ts';

const LABEL = '[data-branch-label]';

function show(label: HTMLElement, isOpen: boolean): void {
  label.closest('[data-branch]')?.classList.toggle('is-open', isOpen);
  label.setAttribute('aria-expanded', String(isOpen));
}

function toggle(label: HTMLElement): void {
  show(label, label.getAttribute('aria-expanded') !== 'true');
}

/** A click with a modifier key opens the link in a new tab or window. */
function wantsLink({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/**
 * Names of entries with children toggle their lists, in menus and in the category tree. What the server printed
 * open stays open.
 *
 * Source: spec §2; HD-02, CT-01 to CT-04
 */
export function startBranches(): void {
  for (const label of document.querySelectorAll<HTMLElement>(LABEL)) {
    label.setAttribute('role', 'button');
    label.tabIndex = 0;
    show(label, label.closest('.is-open[data-branch]') === label.parentElement);
  }
  on('click', LABEL, (label, event) => {
    if (event.defaultPrevented || wantsLink(event)) return;
    event.preventDefault();
    toggle(label);
  });
  on('keydown', LABEL, (label, event) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || wantsLink(event)) return;
    event.preventDefault();
    toggle(label);
  });
}
