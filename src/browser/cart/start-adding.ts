import { on } from '../page/on.ts';
import { planSiteAdd } from './add-site.ts';
import { planStandardAdd } from './add-standard.ts';
import { attributesOf, beginAdding, endAdding, type Item, typedIn } from './adding.ts';
import type { Flow, Placement } from './config.ts';
import type { CartNeeds } from './needs.ts';

/** A button may name its flow, or what stands around it; else its placement decides. */
function flowOf(button: HTMLElement, placement: Placement, { config }: CartNeeds): Flow {
  const named = button.closest<HTMLElement>('[data-add-flow]')?.dataset.addFlow;
  return named === 'site' || named === 'standard' ? named : config.flows[placement];
}

function start(item: Item, placement: Placement, needs: CartNeeds): void {
  if (!beginAdding(item)) return;
  const plan = flowOf(item.button, placement, needs) === 'site' ? planSiteAdd : planStandardAdd;
  const add = plan(item, needs);
  void needs.enqueue(async () => {
    try {
      await add();
    } finally {
      endAdding(item);
    }
  });
}

function startButtons(selector: string, placement: Placement, needs: CartNeeds): void {
  on('click', selector, (button, event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!button.dataset.product_id || opensElsewhere) return;
    event.preventDefault();
    start({ button, fields: attributesOf(button) }, placement, needs);
  });
}

/** The product's own form; a group of products goes the plain way. */
function startForm(needs: CartNeeds): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('form.cart') || form.matches('.grouped_form'))
      return;
    const button = submitter ?? form.querySelector<HTMLElement>('.single_add_to_cart_button');
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    const product = { product_id: button.getAttribute('value') ?? button.dataset.product_id ?? '' };
    start({ button, fields: { ...attributesOf(button), ...typedIn(form), ...product } }, 'form', needs);
  });
}

/**
 * Everything that adds to the cart without a reload: product forms, buttons in lists, buttons placed by the builder. A
 * button without product_id is a link like any other.
 *
 * Source: spec §4, addToCart.flow; AS and AD rows
 */
export function startAdding(needs: CartNeeds): void {
  startButtons('.ajax_add_to_cart', 'lists', needs);
  startButtons('.custom_add_to_cart', 'custom', needs);
  startForm(needs);
}
