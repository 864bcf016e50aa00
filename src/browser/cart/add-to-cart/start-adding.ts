import { on } from '../../page/on.ts';
import { isPlainClick } from '../../page/plain-click.ts';
import type { Flow, Placement } from '../config.ts';
import type { CartDeps } from '../deps.ts';
import { planSiteAdd } from './add-site.ts';
import { planStandardAdd } from './add-standard.ts';
import { attributesOf, beginAdding, endAdding, type Item, typedIn } from './adding.ts';
import { startExpressForms } from './start-express.ts';

/** The flow of a button: its own attribute, that of an element around it, or the default of its placement. */
function flowOf(button: HTMLElement, placement: Placement, { config }: CartDeps): Flow {
  const named = button.closest<HTMLElement>('[data-add-flow]')?.dataset.addFlow;
  return named === 'site' || named === 'standard' ? named : config.flows[placement];
}

function start(item: Item, placement: Placement, deps: CartDeps): void {
  if (!beginAdding(item)) return;
  const plan = flowOf(item.button, placement, deps) === 'site' ? planSiteAdd : planStandardAdd;
  const add = plan(item, deps);
  void deps.enqueue(async () => {
    try {
      await add();
    } finally {
      endAdding(item);
    }
  });
}

function startButtons(selector: string, placement: Placement, deps: CartDeps): void {
  on('click', selector, (button, event) => {
    if (!button.dataset.product_id || !isPlainClick(event)) return;
    event.preventDefault();
    start({ button, fields: attributesOf(button) }, placement, deps);
  });
}

/** The product form; a grouped product's form is submitted normally; the wallet's button sends its form itself. */
function startForm(deps: CartDeps): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('form.cart') || form.matches('.grouped_form'))
      return;
    if (submitter?.hasAttribute('data-express')) return;
    const button = submitter ?? form.querySelector<HTMLElement>('.single_add_to_cart_button');
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    const product = { product_id: button.getAttribute('value') ?? button.dataset.product_id ?? '' };
    start({ button, fields: { ...attributesOf(button), ...typedIn(form), ...product } }, 'form', deps);
  });
}

/**
 * Everything that adds to the cart without a reload: product forms, buttons in lists, and builder buttons. A
 * button without product_id is an ordinary link.
 *
 * Source: spec §4, addToCart.flow; AS and AD rows
 */
export function startAdding(deps: CartDeps): void {
  startButtons('.ajax_add_to_cart', 'lists', deps);
  startButtons('.custom_add_to_cart', 'custom', deps);
  startForm(deps);
  startExpressForms(deps);
}
