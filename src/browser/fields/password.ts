import { on } from '../page/on.ts';

const FIELD = '.woocommerce form .woocommerce-Input[type="password"]';
const TOGGLE = '.show-password-input';

/** WooCommerce's inline configuration. */
type Globals = { woocommerce_params?: { i18n_password_show: string; i18n_password_hide: string } };

function labels(): { show: string; hide: string } {
  const { woocommerce_params: words } = globalThis as unknown as Globals;
  return { show: words?.i18n_password_show ?? '', hide: words?.i18n_password_hide ?? '' };
}

function setMasked(toggle: Element, isMasked: boolean): void {
  const { show, hide } = labels();
  toggle.parentElement?.querySelector('input')?.setAttribute('type', isMasked ? 'password' : 'text');
  toggle.classList.toggle('display-password', !isMasked);
  toggle.setAttribute('aria-label', isMasked ? show : hide);
}

/** Wraps the field with its toggle. */
function frame(field: HTMLInputElement): void {
  const wrapper = document.createElement('span');
  wrapper.className = 'password-input';
  field.before(wrapper);
  wrapper.innerHTML =
    '<button type="button" class="show-password-input"><svg class="j-icon j-icon--s" aria-hidden="true"><use href="/icons.svg#i-eye"/></svg><svg class="j-icon j-icon--s" aria-hidden="true"><use href="/icons.svg#i-eye-slash"/></svg></button>';
  wrapper.prepend(field);
  const toggle = wrapper.querySelector(TOGGLE);
  if (toggle === null) return;
  if (field.id !== '') toggle.setAttribute('aria-controls', field.id);
  setMasked(toggle, true);
}

/**
 * Adds a toggle to every password field that shows and masks its value. Submitting masks it, so that browsers
 * offer to save the password.
 *
 * Source: spec §2 Forms, WIRE §11; FM-01
 */
export function startPasswords(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD)) frame(field);
  on('click', TOGGLE, (toggle, event) => {
    event.preventDefault();
    setMasked(toggle, toggle.classList.contains('display-password'));
  });
  on('submit', 'form', (form) => {
    for (const toggle of form.querySelectorAll(TOGGLE)) setMasked(toggle, true);
  });
}
