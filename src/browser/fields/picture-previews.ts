const THUMBNAIL_PX = 128;

/** Draws the middle of a picture; one that the browser cannot read stays blank. */
async function draw(canvas: HTMLCanvasElement, file: File): Promise<void> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return;
  const { width, height } = picture;
  const side = Math.min(width, height);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, THUMBNAIL_PX, THUMBNAIL_PX);
  picture.close();
}

function remove(input: HTMLInputElement, file: File): void {
  const remaining = new DataTransfer();
  for (const one of input.files ?? []) if (one !== file) remaining.items.add(one);
  input.files = remaining.files;
  // Simulates a new choice, which updates the previews and clears an error.
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  input.focus();
}

function thumbnailOf(file: File, { input, label }: { input: HTMLInputElement; label: string }): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = label.replace('{}', () => file.name);
  button.setAttribute('aria-label', button.title);
  button.innerHTML =
    '<canvas></canvas><svg class="j-icon j-icon--s" aria-hidden="true"><use href="/icons.svg#i-x"/></svg>';
  const canvas = button.querySelector('canvas');
  if (canvas !== null) {
    canvas.width = THUMBNAIL_PX;
    canvas.height = THUMBNAIL_PX;
    void draw(canvas, file);
  }
  button.addEventListener('click', () => remove(input, file));
  return button;
}

/** Shows the chosen pictures below their field; a press on one removes it. */
export function showPreviews(field: HTMLElement, input: HTMLInputElement): void {
  const shown = field.parentElement?.querySelector('.j-file-pictures') ?? document.createElement('div');
  shown.className = 'j-file-pictures';
  const label = field.dataset.remove ?? '';
  shown.replaceChildren(...[...(input.files ?? [])].map((file) => thumbnailOf(file, { input, label })));
  if (shown.childElementCount === 0) shown.remove();
  else field.after(shown);
}
