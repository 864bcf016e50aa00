import { openDrawer } from '../drawer/drawer.ts';
import { showAdded } from './added-label.ts';
import type { Item } from './adding.ts';
import { announce } from './announce.ts';
import { parseAnswer, parseRefusal } from './answer.ts';
import { type Change, newChange } from './change.ts';
import type { CartConfig } from './config.ts';
import { failureReason } from './failure-text.ts';
import type { CartNeeds } from './needs.ts';
import { KEPT, type Planned } from './send.ts';
import { signal } from './signals.ts';
import { tellError } from './tell-error.ts';

/** What call 1 reads beside product and quantity; the button's other attributes are the standard flow's. */
const CHOICE = /^(variation_id|attribute_.+|bundle_variation_id_\d+)$/;

/** Call 1; the nonce goes with it where the variant sends one. Source: spec §7; AS-01, AS-06 */
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

/** Variant 1: the label, the cart fetched by call 4, the drawer; what fails says nothing. Source: AS-03 to AS-05 */
async function addWithLabel(item: Item, planned: Planned, needs: CartNeeds): Promise<void> {
  const { config, send, fragments } = needs;
  let body: unknown;
  try {
    body = await send.tell(planned);
  } catch {
    return;
  }
  if (body === KEPT || parseRefusal(body) !== null) return;
  showAdded(item.button, config.addedText);
  await fragments.fetchNow();
  openDrawer();
}

/** Variant 2, and both together: the answer's pieces, the signal, the drawer, and two alerts. Source: AS-06 to AS-11 */
async function addWithAlerts(item: Item, planned: Planned, needs: CartNeeds): Promise<void> {
  const { config, send, fragments } = needs;
  const { button } = item;
  let body: unknown;
  try {
    body = await send.tell(planned);
  } catch (failure) {
    tellError(button, { text: config.wrongText, reason: failureReason(failure, config) }, config);
    return;
  }
  if (body === KEPT) return;
  const answer = parseAnswer(body);
  if (answer === null) {
    tellError(button, { text: config.failedText, reason: parseRefusal(body)?.message ?? '' }, config);
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
 * The site's own flow. Without a line both variants fail, as they say; together they keep the add until it is back.
 *
 * @returns what is done when its turn comes
 * Source: spec §4; AS-01 to AS-12
 */
export function planSiteAdd(item: Item, needs: CartNeeds): () => Promise<void> {
  const { siteVariant } = needs.config;
  const planned = needs.send.plan(siteChange(item, needs.config), { waits: siteVariant === 'combined' });
  const add = siteVariant === 'label' ? addWithLabel : addWithAlerts;
  return () => add(item, planned, needs);
}
