import type { CartConfig } from '../config.ts';
import { forgetError, showError } from '../show-error.ts';

type Pressed = Readonly<{ form: HTMLFormElement; button: HTMLButtonElement }>;

/** Why the page of the form was answered instead of the checkout. */
async function refusalIn(answer: Response): Promise<string> {
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector('.woocommerce-error li')?.textContent.trim() ?? '';
}

/** Sends the form. @returns why it was refused; null when the checkout is ready */
async function send({ form, button }: Pressed): Promise<string | null> {
  const body = new FormData(form);
  body.set(button.name, button.value);
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
  return answer.type === 'opaqueredirect' ? null : refusalIn(answer);
}

/** Submits a product form by the express wallet button and opens the checkout, or shows the refusal beside the form. */
export async function startExpressCheckout(pressed: Pressed, config: CartConfig): Promise<void> {
  const { button } = pressed;
  forgetError(button);
  button.ariaBusy = 'true';
  button.classList.add('is-busy');
  const settle = () => {
    button.ariaBusy = null;
    button.classList.remove('is-busy');
  };
  try {
    const reason = await send(pressed);
    if (reason === null) {
      // Enabled again when the page returns from the back-forward cache.
      addEventListener('pageshow', settle, { once: true });
      location.assign(button.dataset.express ?? '');
      return;
    }
    settle();
    showError(button, { text: config.failedText, reason }, config);
  } catch {
    settle();
    showError(button, { text: config.wrongText }, config);
  }
}
