export const WARNING_ICON =
  '<svg class="j-icon j-icon--s" aria-hidden="true"><use href="/icons.svg#i-warning-circle"/></svg>';

/** The error of a control as the server prints it. */
export function errorNote(id: string, text: string): HTMLElement {
  const note = document.createElement('span');
  note.className = 'j-field__err';
  note.id = `${id}_error`;
  note.innerHTML = WARNING_ICON;
  note.append(text);
  return note;
}
