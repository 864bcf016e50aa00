import { announce } from '../cart/announce.ts';

const SHOWN_FOR_MS = 6000;

type Toast = Readonly<{
  text: string;
  link?: Readonly<{ text: string; href: string }> | undefined;
  button?: Readonly<{ text: string; act: () => void }> | undefined;
}>;

let shown: HTMLElement | null = null;

/** Stays while it has the pointer or the focus. */
function leaveLater(toast: HTMLElement): void {
  setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) leaveLater(toast);
    else toast.remove();
  }, SHOWN_FOR_MS);
}

/** Shows a message on the screen and to screen readers, with a follow-up link or button. */
export function showToast({ text, link, button }: Toast): void {
  shown?.remove();
  const toast = document.createElement('div');
  toast.className = 'j-part-failed';
  toast.dataset.wishToast = '';
  const box = document.createElement('div');
  box.className = 'j-toast';
  const sentence = document.createElement('span');
  sentence.textContent = text;
  box.append(sentence);
  if (button !== undefined) {
    const control = document.createElement('button');
    control.className = 'j-btn';
    control.type = 'button';
    control.textContent = button.text;
    control.addEventListener('click', () => {
      toast.remove();
      button.act();
    });
    box.append(control);
  }
  if (link !== undefined) {
    const anchor = document.createElement('a');
    anchor.className = 'j-btn';
    anchor.href = link.href;
    anchor.textContent = link.text;
    box.append(anchor);
  }
  toast.append(box);
  document.body.append(toast);
  shown = toast;
  announce(text);
  leaveLater(toast);
}
