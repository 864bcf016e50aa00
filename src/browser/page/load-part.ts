/** A lazy part of the script that did not arrive. */
class PartFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(`Loading chunk failed: ${name}`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** How to fetch a lazy part of the script. */
type Part<T> = Readonly<{
  /** For the log. */
  name: string;
  /** Asked again when the shopper tries again. */
  load: () => Promise<T>;
}>;

function removeOffer(): void {
  document.querySelector('[data-part-failed]')?.remove();
}

/** Says in the page's language that a part is missing, and offers to try again; focus goes back to where it was. */
function offerRetry(retry: () => void): void {
  removeOffer();
  const template = document.getElementById('part-failed');
  if (!(template instanceof HTMLTemplateElement)) return;
  const cameFrom = document.activeElement;
  const leave = () => {
    removeOffer();
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  };
  const offer = document.createElement('div');
  offer.setAttribute('role', 'alert');
  offer.dataset.partFailed = '';
  document.body.append(offer);
  // The region stands in the page before its words: that is what screen readers speak up for.
  offer.append(...(template.content.firstElementChild?.cloneNode(true).childNodes ?? []));
  offer.className = template.content.firstElementChild?.className ?? '';
  offer.querySelector('[data-close]')?.addEventListener('click', leave);
  offer.querySelector('[data-try-again]')?.addEventListener('click', () => {
    leave();
    retry();
  });
}

/** By the name of a part whose import failed: the address to import next. */
const retryAddresses = new Map<string, string>();
const ADDRESS = /https?:\/\/[^\s?#]+\.js/;

function noteRetryAddress(name: string, cause: unknown): void {
  const failed = ADDRESS.exec(String(cause))?.[0];
  if (failed === undefined || new URL(failed).origin !== location.origin) return;
  retryAddresses.set(name, `${failed}?retry=${Date.now()}`);
}

/**
 * Imports a module, after a failure under another address: some browsers (seen in Chromium 150, no more in 156) keep a
 * failed import and never ask for its address again. Where the message names no address, the same import is tried again.
 *
 * @param load the import as it is written; its module has no state that two copies could not share
 */
export async function importPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  const address = retryAddresses.get(name);
  try {
    return await (address === undefined ? load() : import(/* @vite-ignore */ address));
  } catch (cause) {
    noteRetryAddress(name, cause);
    throw cause;
  }
}

/**
 * Fetches a lazy part of the script and hands it on. When it does not arrive, 'Loading chunk failed' is logged, a retry
 * is offered, and the page goes on without it.
 *
 * @returns once the part was used or the offer stands
 * Source: spec §8; GEN-06, ER-12
 */
export async function withPart<T>({ name, load }: Part<T>, use: (part: T) => void): Promise<void> {
  let part: T;
  try {
    part = await load();
  } catch (cause) {
    console.error(new PartFailed(name, cause));
    offerRetry(() => void withPart({ name, load }, use));
    return;
  }
  removeOffer();
  use(part);
}

/**
 * Adds a stylesheet that belongs to a lazy part, once; one that failed is asked for again the next time.
 *
 * @param href address of our own file
 */
export function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[data-part="${CSS.escape(href)}"]`) !== null) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      link.dataset.part = href;
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`no stylesheet at ${href}`));
    });
    document.head.append(link);
  });
}
