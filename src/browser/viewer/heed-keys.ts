import type { KeyboardEvent } from 'react';
import { controlsIn } from '../page/modal.ts';

/** Keeps Tab inside the viewer. Source: VW-06 */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = controlsIn(event.currentTarget);
  const [first] = controls;
  const last = controls.at(-1);
  if (first === undefined || last === undefined) return;
  const at = document.activeElement;
  const isInside = controls.some((control) => control === at);
  const leavesEnd = !event.shiftKey && (at === last || !isInside);
  const leavesStart = event.shiftKey && (at === first || !isInside);
  if (!leavesEnd && !leavesStart) return;
  event.preventDefault();
  (leavesEnd ? first : last).focus();
}

/** Escape is the viewer's and not that of the dialog it is in. Source: VW-11 */
export function keepDialogOpen(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape') event.preventDefault();
}
