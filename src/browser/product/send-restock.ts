import { clearFieldError, errorNote, fieldOf, showFieldError } from '../fields/field-error.ts';

type Answer = { ok: boolean; code: string | null; message: string };

/** The fields that refusals are about. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'restock.wrong-email': 'restock_email',
  'restock.no-consent': 'restock_consent',
};

function isAnswer(value: unknown): value is Answer {
  return (
    typeof value === 'object' && value !== null && 'ok' in value && 'message' in value && 'code' in value
  );
}

async function send(form: HTMLFormElement): Promise<Answer> {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
  });
  const body: unknown = await answer.json();
  if (!isAnswer(body)) throw new Error('no answer');
  return body;
}

function clearErrors(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid]')) {
    const field = fieldOf(control);
    if (field !== null) clearFieldError(field);
  }
}

/** Shows why it was refused: at the field, which gets the focus, or above the form. */
function showRefused(
  form: HTMLFormElement,
  place: Element | null | undefined,
  { code, message }: Answer,
): void {
  const id = FIELD_OF[code ?? ''];
  const control = id === undefined ? null : form.querySelector<HTMLElement>(`#${id}`);
  const field = fieldOf(control);
  place?.replaceChildren(...(field === null ? [errorNote('restock', message)] : []));
  if (control === null || field === null) return;
  showFieldError(field, control.id, message);
  control.focus();
}

/** Sends the back-in-stock form; the server validates it. Source: ST-04 */
export async function sendRestock(form: HTMLFormElement): Promise<void> {
  const place = form.closest('[data-restock]')?.querySelector<HTMLElement>('[data-restock-answer]');
  const button = form.querySelector('button');
  button?.setAttribute('aria-busy', 'true');
  try {
    const answer = await send(form);
    clearErrors(form);
    if (answer.ok) place?.replaceChildren(answer.message);
    else showRefused(form, place, answer);
    form.hidden = answer.ok;
  } catch {
    form.submit();
  } finally {
    button?.removeAttribute('aria-busy');
  }
}
