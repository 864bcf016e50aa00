type JQueryEvents = {
  trigger: (name: string, args?: unknown[]) => unknown;
  triggerHandler: (name: string, args?: unknown[]) => unknown;
  on: (name: string, act: (heard: Heard) => void) => unknown;
};
type JQueryLike = (target: unknown) => JQueryEvents;

function findJQuery(): JQueryLike | undefined {
  return (globalThis as unknown as { jQuery?: JQueryLike }).jQuery;
}

/** Handlers written for jQuery are given elements as jQuery holds them. */
function wrapped(jQuery: JQueryLike, args: readonly unknown[]): unknown[] {
  return args.map((arg) => (arg instanceof Element ? jQuery(arg) : arg));
}

/**
 * Tells the page what happened, under WooCommerce's own event names: through jQuery where a page has it, so that each
 * is heard once, else as a plain event whose `detail` holds the arguments.
 *
 * Source: WIRE §16
 */
export function signal(name: string, args: readonly unknown[] = []): void {
  const jQuery = findJQuery();
  if (jQuery !== undefined) jQuery(document.body).trigger(name, wrapped(jQuery, args));
  else document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }));
}

/**
 * Asks the page before something is done. A jQuery handler says no by returning false, a plain one by preventing.
 *
 * @param target where it is asked
 * @returns whether nobody objects
 */
export function isAllowed(
  name: string,
  args: readonly unknown[],
  target: HTMLElement = document.body,
): boolean {
  const jQuery = findJQuery();
  if (jQuery !== undefined) return jQuery(target).triggerHandler(name, wrapped(jQuery, args)) !== false;
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail: args }));
}

/** Acts once jQuery is there, which may be never, now, or after a script of the page that comes later. */
function whenJQueryIsThere(act: (jQuery: JQueryLike) => void): void {
  const heard = new AbortController();
  const look = () => {
    const jQuery = findJQuery();
    if (jQuery === undefined || heard.signal.aborted) return;
    heard.abort();
    act(jQuery);
  };
  look();
  if (heard.signal.aborted) return;
  // The load of a script does not bubble; it is seen on its way down.
  document.addEventListener('load', look, { capture: true, signal: heard.signal });
  document.addEventListener('DOMContentLoaded', look, { signal: heard.signal });
  addEventListener('load', look, { signal: heard.signal });
}

/** An event as it was heard: jQuery has its own around the browser's, or none of the browser's around what it triggers. */
export type Heard = Readonly<{ preventDefault: () => void; originalEvent?: Event }>;

/**
 * Hears a named event of the page, however it is sent. A jQuery handler hears both kinds, so with jQuery there is only
 * that one; what jQuery triggers, plain listeners do not hear.
 */
export function listen(target: HTMLElement | Document, name: string, act: (heard: Heard) => void): void {
  const heard = (event: Heard) => act(event);
  target.addEventListener(name, heard);
  whenJQueryIsThere((jQuery) => {
    target.removeEventListener(name, heard);
    jQuery(target).on(name, heard);
  });
}
