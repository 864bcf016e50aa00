import { on } from '../page/on.ts';
import { startSiteAdd } from './add-site.ts';
import { startStandardAdd } from './add-standard.ts';
import { readConfig } from './config.ts';
import { startFragments } from './fragments.ts';
import { createQueue } from './queue.ts';
import { startRemove } from './remove.ts';

/** The cart's page sends its form as soon as a quantity was changed; the button does it without script. */
function startCartForm(): void {
  on('change', '.woocommerce-cart-form input.qty', (field) => {
    const form = field.closest('form');
    form?.requestSubmit(form.querySelector<HTMLElement>('[data-update-cart]'));
  });
}

/** Adding, removing and the drawer, without reloading a page. */
export function startCart(): void {
  const config = readConfig();
  if (config === null) return;
  const needs = { config, enqueue: createQueue() };
  startFragments(config);
  startStandardAdd(needs);
  startSiteAdd(needs);
  startRemove(needs);
  startCartForm();
}
