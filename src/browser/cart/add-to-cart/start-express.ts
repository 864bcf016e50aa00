import { importPart, withPart } from '../../page/load-part.ts';
import { on } from '../../page/on.ts';
import type { CartDeps } from '../deps.ts';

const part = { name: 'express', load: () => importPart('express', () => import('./express-checkout.ts')) };

/** The express wallet button of a product form: it opens the checkout; after a refusal the typed values are kept. */
export function startExpressForms({ config, enqueue }: CartDeps): void {
  on('submit', 'form.cart', (form, event) => {
    const button = event instanceof SubmitEvent ? event.submitter : null;
    if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
    if (button.dataset.express === undefined) return;
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
    void withPart(
      part,
      ({ startExpressCheckout }) => void enqueue(() => startExpressCheckout({ form, button }, config)),
    );
  });
}
