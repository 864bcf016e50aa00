import type { PopupFacts } from '#shop/popups';
import { parseLinkAction } from '#shop/popups/rules/link-action.ts';
import { popupVerdict } from '#shop/popups/rules/popup-verdict.ts';
import { isHeldBack } from '#shop/popups/rules/triggers.ts';
import { attempt } from '../page/attempt.ts';
import { note } from './considered.ts';
import { gatherFacts } from './facts.ts';
import { type Popup, readPopups } from './popup.ts';
import { hasOtherAppeared, hidePopup, showPopup } from './show-popup.ts';
import { armTriggers } from './triggers/arm-triggers.ts';

/** Arms a popup's triggers where its conditions pass. The first that fires removes all. Source: PT-24, PL-01, PL-02 */
function arm(popup: Popup, facts: PopupFacts, clicksBefore: number): void {
  const { settings } = popup;
  const verdict = popupVerdict(settings, facts);
  note(popup, { facts, ...(verdict.passes ? { state: 'armed' } : { state: 'stopped', by: verdict.by }) });
  if (!verdict.passes) return;
  armTriggers(settings, {
    clicksBefore,
    fire: (by) => {
      const isHeld = isHeldBack(settings, { hasOtherAppeared: hasOtherAppeared(popup) });
      note(popup, { facts, state: isHeld ? 'held' : 'fired', by });
      if (!isHeld) void showPopup(popup);
    },
  });
}

/** Arms popups in the order of the page, as soon as everything is known that their conditions go by. */
async function consider(popups: readonly Popup[], clicksBefore: () => number): Promise<void> {
  const facts = await Promise.all(popups.map(gatherFacts));
  for (const [at, popup] of popups.entries()) {
    const known = facts[at];
    if (known !== undefined) arm(popup, known, clicksBefore());
  }
}

/** Does what a link's hash says. @returns whether it says something about a popup */
function follow(hash: string, popups: readonly Popup[], within: Element | null): boolean {
  const action = parseLinkAction(hash);
  if (action === null) return false;
  const own = popups.find(({ dialog }) => dialog !== null && dialog === within?.closest('dialog'));
  const popup = action.id === null ? own : popups.find(({ id }) => id === action.id);
  if (popup === undefined) return true;
  if (action.action === 'close') hidePopup(popup, action.do_not_show_again);
  else if (popup.dialog === null) void showPopup(popup);
  else if (action.toggle) hidePopup(popup);
  return true;
}

/** Opens and closes popups by what was clicked. Source: PS-01, LA-01…04 */
function heedClick(popups: readonly Popup[], click: MouseEvent): void {
  const { target } = click;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (link !== null && follow(link.hash, popups, link)) {
    click.preventDefault();
    return;
  }
  for (const popup of popups) {
    const { open_selector } = popup.settings;
    const isMatch = open_selector !== '' && attempt(() => target.closest(open_selector) !== null, false);
    if (isMatch) {
      click.preventDefault();
      void showPopup(popup);
    }
  }
}

/**
 * Runs the popups of the page.
 *
 * @param clicks those since the page was loaded, which are acted on now
 */
export function runPopups(clicks: readonly MouseEvent[]): void {
  const popups = readPopups();
  let count = clicks.length;
  for (const click of clicks) heedClick(popups, click);
  document.addEventListener('click', (click) => {
    count += 1;
    heedClick(popups, click);
  });
  if (clicks.length === 0) follow(location.hash, popups, null);
  void consider(popups, () => count);
}
