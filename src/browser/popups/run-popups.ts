import type { PopupFacts } from '#shop/popups';
import { CART_TIMING, type Trigger } from '#shop/popups/popup.ts';
import { parseLinkAction } from '#shop/popups/rules/link-action.ts';
import { popupVerdict } from '#shop/popups/rules/popup-verdict.ts';
import { heldBy } from '#shop/popups/rules/triggers.ts';
import { listen } from '../cart/signals.ts';
import { attempt } from '../page/attempt.ts';
import { note, readConsidered } from './considered.ts';
import { abTests, forgetVisitor, gatherFacts } from './facts.ts';
import { type Popup, readPopups } from './popup.ts';
import { hasOtherAppeared, hidePopup, showPopup } from './show-popup.ts';
import { readVisitPopups } from './storage.ts';
import type { Arming } from './triggers/arm.ts';
import { armTriggers } from './triggers/arm-triggers.ts';

/** What happened on the page so far. */
type Before = Omit<Arming, 'fire'>;

/** Retries popups that were held back by another one that then failed to show. */
const held: (() => void)[] = [];

/** Shows a popup; if its content cannot be loaded, popups that it held back are retried. */
async function open(popup: Popup): Promise<boolean> {
  const isShown = await showPopup(popup);
  if (!isShown) for (const retry of held.splice(0)) retry();
  return isShown;
}

const isArmed = ({ template }: Popup) => (readConsidered(template)?.state ?? 'stopped') !== 'stopped';

/** Arms a popup's triggers where its conditions pass. The first that fires removes all. Source: PT-24, PL-01, PL-02 */
function arm(popup: Popup, facts: PopupFacts, before: Before): void {
  const { settings } = popup;
  // A popup considered twice concurrently is armed once.
  if (isArmed(popup)) return;
  const verdict = popupVerdict(settings, facts);
  note(popup, { facts, ...(verdict.passes ? { state: 'armed' } : { state: 'stopped', by: verdict.by }) });
  if (!verdict.passes) return;
  const fire = (by: Trigger) => {
    const visitPopups = readVisitPopups();
    const hold = heldBy(settings, { hasOtherAppeared: hasOtherAppeared(popup), visitPopups });
    note(popup, { facts, by, ...(hold === null ? { state: 'fired' } : { state: 'held', hold }) });
    if (hold === null)
      void open(popup).then((isShown) => isShown || note(popup, { facts, by, state: 'failed' }));
    else held.push(() => fire(by));
  };
  armTriggers(settings, { ...before, fire });
}

/** The number of cart changes: facts requested before a change are outdated. */
let cartChanges = 0;

/** Arms popups in page order, once the facts for their conditions are loaded. */
async function consider(popups: readonly Popup[], before: Before): Promise<void> {
  const asOf = cartChanges;
  const facts = await Promise.all(popups.map(gatherFacts));
  if (asOf !== cartChanges) return consider(popups, before);
  for (const [at, popup] of popups.entries()) {
    const known = facts[at];
    if (known !== undefined) arm(popup, known, before);
  }
}

/** Events for cart changes, besides added products. */
const CART_CHANGES = [
  'removed_from_cart',
  'applied_coupon',
  'removed_coupon',
  'updated_cart_totals',
] as const;

/** Considers popups stopped by cart conditions again, whenever the cart changes. */
function onCartChange(popups: readonly Popup[], before: { addsBefore: number } & Before): void {
  const byCart = popups.filter(({ settings: { timing, triggers } }) =>
    [...timing, ...triggers].some(
      (one) => one === 'after_add_to_cart' || CART_TIMING.some((rule) => rule === one),
    ),
  );
  if (byCart.length === 0) return;
  const look = () => {
    const isStoppedByCart = ({ template }: Popup) => {
      const considered = readConsidered(template);
      return considered?.state === 'stopped' && CART_TIMING.some((rule) => rule === considered.by);
    };
    cartChanges += 1;
    forgetVisitor();
    void consider(byCart.filter(isStoppedByCart), before);
  };
  listen(document.body, 'added_to_cart', () => {
    before.addsBefore += 1;
    look();
  });
  for (const change of CART_CHANGES) listen(document.body, change, look);
}

/** Acts on a popup that was named, or on the one of its A/B test that the visitor belongs to. */
function actOn(popup: Popup, popups: readonly Popup[], act: (popup: Popup) => unknown): void {
  if (popup.template.dataset.abTest === undefined) act(popup);
  else void abTests.inVisitorVariant(popup, popups).then(act);
}

/** Performs the popup action of a link's hash. @returns whether the hash is a popup action */
function follow(hash: string, popups: readonly Popup[], within: Element | null): boolean {
  const action = parseLinkAction(hash);
  if (action === null) return false;
  const dialogOf = within?.closest('dialog');
  const popup = popups.find(({ id, dialog }) =>
    action.id === null ? dialog !== null && dialog === dialogOf : id === action.id,
  );
  const act = (acted: Popup) => {
    if (action.action === 'close') hidePopup(acted, action.do_not_show_again);
    else if (acted.dialog === null) void open(acted);
    else if (action.toggle) hidePopup(acted);
  };
  if (popup !== undefined) actOn(popup, popups, act);
  return true;
}

/** Opens and closes popups by what was clicked. Source: PS-01, LA-01…04 */
function onClick(popups: readonly Popup[], click: MouseEvent): void {
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
      actOn(popup, popups, open);
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
  const before = { clicksBefore: clicks.length, addsBefore: 0 };
  for (const click of clicks) onClick(popups, click);
  document.addEventListener('click', (click) => {
    before.clicksBefore += 1;
    onClick(popups, click);
  });
  onCartChange(popups, before);
  if (clicks.length === 0) follow(location.hash, popups, null);
  void consider(popups, before);
}
