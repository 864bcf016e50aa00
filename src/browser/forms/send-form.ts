import { FORM_FIELDS, FORM_TOKEN_PATH } from '#views/form/shown-form.ts';
import type { InvalidControl } from './errors.ts';
import { printErrors } from './errors.ts';

type Sent = Readonly<{ title: string; message: string; to: string; popup: string }>;
type Refused = Readonly<{
  code: string;
  message: string;
  problems?: readonly InvalidControl[];
  token?: string;
}>;

let token: Promise<string> | null = null;

/** The token of this page, since cached pages have none; '' if the request fails. */
export function fetchToken(): Promise<string> {
  token ??= fetch(FORM_TOKEN_PATH, { headers: { accept: 'application/json' } })
    .then((answer) => answer.json())
    .then((body: { token?: unknown }) => (typeof body.token === 'string' ? body.token : ''))
    .catch(() => {
      token = null;
      return '';
    });
  return token;
}

function field(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}

function setValue(form: HTMLFormElement, name: string, value: string | undefined): void {
  const input = field(form, name);
  if (input !== null && value !== undefined && value !== '') input.value = value;
}

function bodyOf(form: HTMLFormElement): FormData | URLSearchParams {
  const sent = new FormData(form);
  if (form.enctype === 'multipart/form-data') return sent;
  return new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]));
}

/** Follows a link of popups as if it was pressed in the form. */
function followPopup(hash: string, beside: Element): void {
  if (hash === '') return;
  const link = document.createElement('a');
  link.href = hash;
  link.hidden = true;
  beside.append(link);
  link.click();
  link.remove();
}

/** Thanks in place of the form, or the page that follows. */
function showSent(form: HTMLFormElement, { title, message, to, popup }: Sent): void {
  form.dispatchEvent(
    new CustomEvent('submit_success', { bubbles: true, detail: { form: form.dataset.form } }),
  );
  if (to !== '') {
    location.assign(to);
    return;
  }
  const box = document.createElement('div');
  box.className = 'j-notice j-notice--good j-formsent';
  box.setAttribute('role', 'status');
  box.tabIndex = -1;
  box.innerHTML =
    '<svg class="j-icon j-icon--s" aria-hidden="true"><use href="/icons.svg#i-check-circle"/></svg>';
  const text = document.createElement('div');
  const heading = document.createElement('b');
  heading.textContent = title;
  const words = document.createElement('p');
  words.textContent = message;
  text.append(heading, words);
  box.append(text);
  form.replaceWith(box);
  box.focus();
  followPopup(popup, box);
}

function showRefused(form: HTMLFormElement, refused: Refused): void {
  setValue(form, FORM_FIELDS.token, refused.token);
  // The form was changed after the page was loaded: a plain submit shows the current form with the typed values.
  if (refused.code === 'forms.changed') form.submit();
  else printErrors(form, refused.message, refused.problems ?? []);
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.toggleAttribute('data-busy', isBusy);
  form.querySelector('[type="submit"]')?.setAttribute('aria-busy', String(isBusy));
}

/** Sends a form without leaving the page. Without a token it is sent as a form is without scripts. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  if (form.hasAttribute('data-busy')) return;
  setBusy(form, true);
  if (field(form, FORM_FIELDS.token)?.value === '') setValue(form, FORM_FIELDS.token, await fetchToken());
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(form.action, { method: 'POST', headers, body: bodyOf(form) });
    const body = await answer.json();
    if (answer.ok) showSent(form, body);
    else showRefused(form, body);
  } catch {
    printErrors(form, form.dataset.failed ?? '', []);
  } finally {
    setBusy(form, false);
  }
}
