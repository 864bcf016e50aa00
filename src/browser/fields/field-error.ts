export const WARNING_ICON =
  '<svg class="j-icon j-icon--s" aria-hidden="true"><use href="/icons.svg#i-warning-circle"/></svg>';

/** A field: the element around its label, hint and error, and its controls, of which a group has several. */
export type Field = Readonly<{ frame: Element; controls: readonly Element[] }>;

/** The field around a single control. */
export function fieldOf(control: Element | null): Field | null {
  const frame = control?.closest('.j-field') ?? null;
  return control === null || frame === null ? null : { frame, controls: [control] };
}

/** The error of a control as the server prints it. */
export function errorNote(id: string, text: string): HTMLElement {
  const note = document.createElement('span');
  note.className = 'j-field__err';
  note.id = `${id}_error`;
  note.innerHTML = WARNING_ICON;
  note.append(text);
  return note;
}

/** A group of options is described as a whole. */
function describe({ frame, controls }: Field, note: Element | null): void {
  for (const one of [frame, ...controls]) one.removeAttribute('aria-describedby');
  if (note === null) return;
  for (const one of controls.length > 1 ? [frame] : controls) one.setAttribute('aria-describedby', note.id);
}

const hintOf = (frame: Element) => frame.querySelector<HTMLElement>('.j-field__hint');

/** Removes a field's error; its hint describes it again. */
export function clearFieldError(field: Field): void {
  const { frame, controls } = field;
  frame.querySelector('.j-field__err')?.remove();
  frame.classList.remove('is-bad');
  const hint = hintOf(frame);
  if (hint !== null) hint.hidden = false;
  for (const control of controls) control.removeAttribute('aria-invalid');
  describe(field, hint);
}

/** Shows a field's error instead of its hint. */
export function showFieldError(field: Field, id: string, text: string): void {
  const { frame, controls } = field;
  const hint = hintOf(frame);
  if (hint !== null) hint.hidden = true;
  const note = errorNote(id, text);
  frame.append(note);
  frame.classList.add('is-bad');
  for (const control of controls) control.setAttribute('aria-invalid', 'true');
  describe(field, note);
}
