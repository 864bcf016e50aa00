const PATIENCE_MS = 12_000;

/** Sandbox permissions of a network's frame; it can never navigate the page itself. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
const ALLOW = 'encrypted-media; fullscreen; picture-in-picture';

function within(px: number, [min = 0, max = 0]: readonly number[]): number {
  return Math.round(Math.min(Math.max(px, min), max));
}

/** The URL of the frame, with the width of its place if the network requires it. */
function addressOf({ dataset }: HTMLElement, place: HTMLElement): string {
  const { frame = '', widths } = dataset;
  if (widths === undefined) return frame;
  const url = new URL(frame);
  url.searchParams.set('width', String(within(place.clientWidth, widths.split(' ').map(Number))));
  url.searchParams.set('height', String(place.clientHeight));
  return url.href;
}

/** Whether the host answers: a page cannot detect that a frame failed to load, e.g. because of a content blocker. */
async function isAnswered(address: string, signal: AbortSignal): Promise<boolean> {
  const options = { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'origin' } as const;
  try {
    await fetch(address, { ...options, signal });
    return true;
  } catch {
    return false;
  }
}

function frameAt(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'j-social__player';
  frame.title = title;
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin';
  frame.allow = ALLOW;
  frame.setAttribute('sandbox', SANDBOX);
  frame.src = address;
  return frame;
}

/**
 * Puts the frame of a network into its place.
 *
 * @param box what names the frame's address, title and widths
 * @param ending ends the waiting
 * @returns once it has loaded; null where the network does not answer in time
 */
export async function openFrame(
  box: HTMLElement,
  place: HTMLElement,
  ending: AbortSignal,
): Promise<HTMLIFrameElement | null> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(PATIENCE_MS)]);
  const address = addressOf(box, place);
  if (!(await isAnswered(address, signal)) || signal.aborted) return null;
  const frame = frameAt(address, box.dataset.title ?? '');
  const isLoaded = new Promise<boolean>((resolve) => {
    frame.addEventListener('load', () => resolve(true), { once: true });
    signal.addEventListener('abort', () => resolve(false), { once: true });
  });
  place.append(frame);
  return (await isLoaded) ? frame : null;
}
