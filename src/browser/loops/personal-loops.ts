import { DEVICE_CHOSEN, parseDeviceCookie } from '../fit/fit.ts';
import { beforeInView } from '../page/motion/before-in-view.ts';
import { productOfPage, viewedProducts } from '../product/viewed.ts';

/** A loop of a visitor's own products, with its fallback. */
type PersonalLoop = { shown: HTMLElement; readonly fallback: HTMLElement };

/** What of the visitor a loop shows; null: nothing. */
function ownOf({ dataset }: HTMLElement): [string, string] | null {
  if (dataset.loopPersonal === 'fits') {
    const device = parseDeviceCookie(document.cookie);
    return device === null ? null : ['device', String(device)];
  }
  const productId = productOfPage();
  const recent = viewedProducts().filter((id) => id !== productId);
  return recent.length === 0 ? null : ['recent', recent.toReversed().join('|')];
}

async function fetchLoop(loop: HTMLElement, product: [string, string]): Promise<HTMLElement | null> {
  const { loopFragment = '', document: name = '', loop: node = '' } = loop.dataset;
  const query = new URLSearchParams([['document', name], ['node', node], product]);
  const answer = await fetch(`${loopFragment}?${query}`);
  const template = document.createElement('template');
  template.innerHTML = answer.ok ? await answer.text() : '';
  return template.content.querySelector<HTMLElement>('[data-loop]');
}

function put(loop: PersonalLoop, next: HTMLElement): void {
  if (loop.shown === next) return;
  loop.shown.replaceWith(next);
  loop.shown = next;
  next.dispatchEvent(new CustomEvent('jamra:loop:replaced', { bubbles: true }));
}

/** Shows the visitor's products, or the fallback if there are none or they cannot be fetched. */
async function fill(loop: PersonalLoop): Promise<void> {
  const { fallback } = loop;
  const product = ownOf(fallback);
  const fetched = product === null ? null : await fetchLoop(fallback, product).catch(() => null);
  put(loop, fetched ?? fallback);
}

/** The loops of the page, or of a popup that shows. */
function startIn(root: ParentNode): PersonalLoop[] {
  const loops = [...root.querySelectorAll<HTMLElement>('[data-loop-personal]')].map(
    (element): PersonalLoop => ({ shown: element, fallback: element }),
  );
  for (const loop of loops) {
    // What is not shown never comes into view.
    if (loop.shown.hidden) void fill(loop);
    else beforeInView(loop.shown, () => void fill(loop));
  }
  return loops;
}

/**
 * Recently viewed products, and what fits the visitor's device, also in popups that show later: pages are the same for
 * everybody.
 */
export function start(): void {
  let loops = startIn(document);
  document.addEventListener('elementor/popup/show', ({ target }) => {
    if (!(target instanceof Element)) return;
    loops = [...loops.filter(({ shown }) => shown.isConnected), ...startIn(target)];
  });
  window.addEventListener(DEVICE_CHOSEN, () => {
    for (const loop of loops) if (loop.fallback.dataset.loopPersonal === 'fits') void fill(loop);
  });
}
