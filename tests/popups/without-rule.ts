import type { PopupSettings } from '#shop/popups';
import type { CarriedPopup } from '#shop/popups/rules/visit/visitor.ts';
import type { Outcome } from '#shop/popups/rules/walk/simulate.ts';

/** A popup without the rule that stops it. */
export function withoutRule<Popup extends CarriedPopup>(popup: Popup, outcome: Outcome): Popup {
  const { settings } = popup;
  const changed = (more: Partial<PopupSettings>) => ({ ...popup, settings: { ...settings, ...more } });
  switch (outcome.state) {
    case 'stopped':
      return changed({ timing: settings.timing.filter((one) => one !== outcome.by) });
    case 'waiting':
      return changed({ triggers: [...settings.triggers, 'page_load'], page_load_delay: 0 });
    case 'held':
      if (outcome.hold === 'avoid_multiple_popups') return changed({ avoid_multiple_popups: false });
      return changed({ timing: settings.timing.filter((one) => one !== outcome.hold) });
    case 'shown':
      return popup;
  }
}
