import { on } from '../page/on.ts';

const SAID_FOR_MS = 4000;

function boxOf(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>('[data-share]');
}

function say(box: HTMLElement, words: string): void {
  const place = box.querySelector('[data-share-said]');
  if (place === null) return;
  place.textContent = words;
  setTimeout(() => {
    if (place.textContent === words) place.textContent = '';
  }, SAID_FOR_MS);
}

const ACTS: Readonly<Record<string, (box: HTMLElement) => Promise<void>>> = {
  copy: async (box) => {
    const { shareUrl = location.href, copied = '', notCopied = '' } = box.dataset;
    await navigator.clipboard.writeText(shareUrl).then(
      () => say(box, copied),
      () => say(box, notCopied),
    );
  },
  device: async (box) => {
    const { shareUrl = location.href, shareTitle = document.title } = box.dataset;
    // Cancelling the share sheet is not an error.
    await navigator.share({ title: shareTitle, url: shareUrl }).catch(() => undefined);
  },
  print: async () => window.print(),
};

const IS_POSSIBLE: Readonly<Record<string, () => boolean>> = {
  copy: () => navigator.clipboard !== undefined,
  device: () => typeof navigator.share === 'function',
  print: () => typeof window.print === 'function',
};

/** Counts a click on a share link; only this shop is notified. */
function count(link: HTMLElement): void {
  const box = boxOf(link);
  const { network } = link.dataset;
  if (box?.dataset.shareCounted === undefined || network === undefined) return;
  navigator.sendBeacon('/share/', new URLSearchParams({ path: box.dataset.share ?? '', network }));
}

/** Shows copy and native sharing where the browser supports them. */
export function startShare(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-share-act]')) {
    button.hidden = IS_POSSIBLE[button.dataset.shareAct ?? '']?.() !== true;
  }
  on('click', '[data-share-act]', (button) => {
    const box = boxOf(button);
    if (box !== null) void ACTS[button.dataset.shareAct ?? '']?.(box);
  });
  on('click', '[data-network]', count);
}
