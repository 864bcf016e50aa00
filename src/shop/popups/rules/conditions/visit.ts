import type { PopupFacts, PopupSettings } from '../../popup.ts';

const UTM = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** The first campaign parameter that differs from the setting; null if all match. */
export function otherParameter(
  settings: Pick<PopupSettings, (typeof UTM)[number]>,
  { campaign }: Pick<PopupFacts, 'campaign'>,
): (typeof UTM)[number] | null {
  const differs = (name: (typeof UTM)[number]) =>
    settings[name] !== '' && settings[name].toLowerCase() !== (campaign[name] ?? '').toLowerCase();
  return UTM.find(differs) ?? null;
}

/** The visit began with an address that has all the parameters. */
export function passesUtm(settings: PopupSettings, facts: PopupFacts): boolean {
  return otherParameter(settings, facts) === null;
}

/** In the first session of the browser, or in a later one. */
export function passesVisit({ visit }: PopupSettings, { sessions }: PopupFacts): boolean {
  return sessions <= 1 === (visit === 'first');
}

/** Fewer popups than the limit have shown in this visit, whichever they are. */
export function passesVisitPopups(
  { visit_popups }: Pick<PopupSettings, 'visit_popups'>,
  { visitPopups }: Pick<PopupFacts, 'visitPopups'>,
): boolean {
  return visitPopups < visit_popups;
}
