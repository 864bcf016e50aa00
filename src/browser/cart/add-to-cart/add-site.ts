import { openDrawer } from '../../drawer/drawer.ts';
import { announce } from '../announce.ts';
import { parseAnswer, parseRefusal } from '../changes/answer.ts';
import { type Change, newChange } from '../changes/change.ts';
import { type Planned, QUEUED } from '../changes/send.ts';
import type { CartConfig } from '../config.ts';
import type { CartDeps } from '../deps.ts';
import { failureReason } from '../failure-text.ts';
import { showError } from '../show-error.ts';
import { signal } from '../signals.ts';
import { showAdded } from './added-label.ts';
import type { Item } from './adding.ts';

/**
 * The fields of call 1 besides product and quantity, with the details of a gift card; other attributes use the
 * standard call.
 */
const CHOICE =
  /^(variation_id|attribute_.+|bundle_variation_id_\d+|subscription_weeks|gift_card_(?:to|email|from|message|date))$/;

/** Call 1, with the nonce if the variant sends one. Source: spec §7; AS-01, AS-06 */
export function siteChange({ fields }: Item, { ajaxUrl, siteVariant, nonce }: CartConfig): Change {
  const chosen = Object.entries(fields).filter(([name]) => CHOICE.test(name));
  const sent: [string, string][] = [
    ['action', 'custom_add_to_cart'],
    ['product_id', fields.product_id ?? ''],
    ['quantity', fields.quantity || '1'],
    ...chosen,
  ];
  if (siteVariant !== 'label') sent.push(['nonce', nonce]);
  return newChange(ajaxUrl, sent);
}

/** Variant 1: label, cart refresh by call 4, drawer; failures are silent. Source: AS-03 to AS-05 */
async function addWithLabel(item: Item, planned: Planned, deps: CartDeps): Promise<void> {
  const { config, send, fragments } = deps;
  let body: unknown;
  try {
    body = await send.send(planned);
  } catch {
    return;
  }
  if (body === QUEUED || parseRefusal(body) !== null) return;
  showAdded(item.button, config.addedText);
  await fragments.fetchNow();
  openDrawer();
}

/** Variant 2, also with variant 1: fragments of the response, event, drawer, two alerts. Source: AS-06 to AS-11 */
async function addWithAlerts(item: Item, planned: Planned, deps: CartDeps): Promise<void> {
  const { config, send, fragments } = deps;
  const { button } = item;
  let body: unknown;
  try {
    body = await send.send(planned);
  } catch (failure) {
    showError(button, { text: config.wrongText, reason: failureReason(failure, config) }, config);
    return;
  }
  if (body === QUEUED) return;
  const answer = parseAnswer(body);
  if (answer === null) {
    showError(button, { text: config.failedText, reason: parseRefusal(body)?.message ?? '' }, config);
    return;
  }
  if (config.siteVariant === 'combined') showAdded(button, config.addedText);
  fragments.show(answer);
  announce(button.dataset.success_message ?? '');
  signal('wc_fragments_refreshed');
  signal('added_to_cart', [answer.fragments, answer.cart_hash, button]);
  openDrawer();
}

/**
 * The site's own add-to-cart flow. Offline each variant alone fails; both together queue the add until the
 * connection is back.
 *
 * @returns the work for the cart's queue
 * Source: spec §4; AS-01 to AS-12
 */
export function planSiteAdd(item: Item, deps: CartDeps): () => Promise<void> {
  const { siteVariant } = deps.config;
  const planned = deps.send.plan(siteChange(item, deps.config), { waits: siteVariant === 'combined' });
  const add = siteVariant === 'label' ? addWithLabel : addWithAlerts;
  return () => add(item, planned, deps);
}
