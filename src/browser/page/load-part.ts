/** A lazy chunk failed to load. */
class PartFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(`Loading chunk failed: ${name}`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** A lazy chunk. */
type Part<T> = Readonly<{
  /** Name in the log. */
  name: string;
  /** Called again on a retry. */
  load: () => Promise<T>;
}>;

/** @param name of the module whose retry offer to remove; omitted: any */
function removeOffer(name?: string): void {
  const offer = document.querySelector<HTMLElement>('[data-part-failed]');
  if (name === undefined || offer?.dataset.partFailed === name) offer?.remove();
}

/** Shows a message with a retry button; a retry returns the focus. */
function offerRetry(name: string, retry: () => void): void {
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
  offer.dataset.partFailed = name;
  document.body.append(offer);
  // The live region must exist before its text.
  offer.append(...(template.content.firstElementChild?.cloneNode(true).childNodes ?? []));
  offer.className = template.content.firstElementChild?.className ?? '';
  offer.querySelector('[data-close]')?.addEventListener('click', leave);
  offer.querySelector('[data-try-again]')?.addEventListener('click', () => {
    leave();
    retry();
  });
}

/** The URL for the next attempt, by name of a chunk whose import failed. */
const retryAddresses = new Map<string, string>();
const ADDRESS = /https?:\/\/[^\s?#]+\.js/;

function noteRetryAddress(name: string, cause: unknown): void {
  const failed = ADDRESS.exec(String(cause))?.[0];
  if (failed === undefined || new URL(failed).origin !== location.origin) return;
  retryAddresses.set(name, `${failed}?retry=${Date.now()}`);
}

/**
 * Imports a module, after a failure under another URL: some browsers (seen in Chromium 150, no longer in 156)
 * cache a failed import. When the error names no URL, the same import is repeated.
 *
 * @param load the import expression; its module must not have state, since two copies may exist
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
 * Loads a lazy chunk and passes it on. When that fails, logs 'Loading chunk failed' and offers a retry.
 *
 * @returns once the chunk was used or the retry is offered
 * Source: spec §8; GEN-06, ER-12
 */
export async function withPart<T>({ name, load }: Part<T>, use: (part: T) => void): Promise<void> {
  let part: T;
  try {
    part = await load();
  } catch (cause) {
    console.error(new PartFailed(name, cause));
    offerRetry(name, () => void withPart({ name, load }, use));
    return;
  }
  removeOffer(name);
  use(part);
}

/**
 * Adds the stylesheet of a lazy chunk once; a failed one is requested again next time.
 *
 * @param href URL of a file of the shop
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
