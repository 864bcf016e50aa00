import { importPart, withPart } from '../../page/load-part.ts';
import { on } from '../../page/on.ts';
import type { CartDeps } from '../deps.ts';

const part = { name: 'express', load: () => importPart('express', () => import('./express-checkout.ts')) };

/** The wallet's button of a product form: it leads to the checkout; when it is refused, what is typed stays. */
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
