import type { PopupSettings } from '../../popup.ts';
import type { Hold } from '../triggers.ts';
import { type CarriedPopup, factsOf, type Visitor } from '../visit/visitor.ts';
import type { Outcome } from '../walk/simulate.ts';
import type { Walk } from '../walk/walk.ts';
import type { Reason } from './reason.ts';
import { whyStopped } from './why-stopped.ts';
import { whyWaiting } from './why-waiting.ts';

/** Other popups have shown, on the page or in the visit. Source: PS-04 */
export function whyHeld(hold: Hold, { visit_popups: most }: Pick<PopupSettings, 'visit_popups'>): Reason {
  return { code: `held.${hold}`, values: { most }, setting: hold };
}

type Visit = Readonly<{ visitor: Visitor; walk: Walk }>;

/** Why a popup does not show on a visit: the condition that stops it, or what each of its triggers waits for. */
export function whyNot(popup: CarriedPopup, outcome: Outcome, { visitor, walk }: Visit): Reason[] {
  const { settings } = popup;
  switch (outcome.state) {
    case 'shown':
      return [];
    case 'stopped':
      return [whyStopped(outcome.by, { settings, facts: factsOf(visitor, popup) })];
    case 'waiting':
      return whyWaiting(settings, walk);
    case 'held':
      return [whyHeld(outcome.hold, settings)];
  }
}
