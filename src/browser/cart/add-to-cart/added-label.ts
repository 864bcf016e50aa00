const ADDED_LABEL_MS = 2000;

type Label = { idle: string; timer: ReturnType<typeof setTimeout> };
const labels = new WeakMap<HTMLElement, Label>();

/**
 * Shows 'Added' on a button for 2000 ms after its last add, then its own label. A button without text, such as a
 * plus on a picture, only gets the class.
 *
 * Source: spec §9; AS-03, QU-03
 */
export function showAdded(button: HTMLElement, addedText: string): void {
  const before = labels.get(button);
  clearTimeout(before?.timer);
  const hasWords = button.childElementCount === 0 && button.textContent.trim() !== '';
  const idle = button.dataset.label ?? before?.idle ?? button.textContent;
  const added = button.dataset.added ?? addedText;
  if (hasWords) button.textContent = added;
  button.classList.add('is-added');
  const timer = setTimeout(() => {
    labels.delete(button);
    button.classList.remove('is-added');
    // Choosing another variation may have changed the label meanwhile.
    if (hasWords && button.textContent === added) button.textContent = idle;
  }, ADDED_LABEL_MS);
  labels.set(button, { idle, timer });
}
