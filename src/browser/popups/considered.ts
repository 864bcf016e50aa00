import type { PopupFacts } from '#shop/popups';
import type { Trigger } from '#shop/popups/popup.ts';
import type { StoppedBy } from '#shop/popups/rules/popup-verdict.ts';
import type { Hold } from '#shop/popups/rules/triggers.ts';
import type { Popup } from './popup.ts';

/** The state of a popup on this page, and the facts of the visit; for the panel of staff. */
export type Considered = Readonly<
  { facts: PopupFacts } & (
    | { state: 'armed' }
    | { state: 'stopped'; by: StoppedBy }
    | { state: 'fired' | 'failed'; by: Trigger }
    | { state: 'held'; by: Trigger; hold: Hold }
  )
>;

/** Notes it at the popup's template, which outlives this part. */
export function note({ template }: Popup, considered: Considered): void {
  template.dataset.considered = JSON.stringify(considered);
}

/** @returns null before the popup is considered */
export function readConsidered(template: HTMLTemplateElement): Considered | null {
  const { considered } = template.dataset;
  return considered === undefined ? null : JSON.parse(considered);
}
