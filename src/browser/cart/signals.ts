type JQueryEvents = {
  trigger: (name: string, args?: unknown[]) => unknown;
  triggerHandler: (name: string, args?: unknown[]) => unknown;
  on: (name: string, act: (heard: PageEvent) => void) => unknown;
};
type JQueryLike = (target: unknown) => JQueryEvents;

function findJQuery(): JQueryLike | undefined {
  return (globalThis as unknown as { jQuery?: JQueryLike }).jQuery;
}

/** jQuery handlers expect elements as jQuery objects. */
function wrapped(jQuery: JQueryLike, args: readonly unknown[]): unknown[] {
  return args.map((arg) => (arg instanceof Element ? jQuery(arg) : arg));
}

/**
 * Triggers an event under WooCommerce's name: through jQuery when the page has it, so that each is received once,
 * else as a plain event with the arguments in `detail`.
 *
 * Source: WIRE §16
 */
export function signal(name: string, args: readonly unknown[] = []): void {
  const jQuery = findJQuery();
  if (jQuery !== undefined) jQuery(document.body).trigger(name, wrapped(jQuery, args));
  else document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }));
}

/**
 * Triggers a cancelable event. A jQuery handler cancels by returning false, a plain one by preventDefault.
 *
 * @param target where it is triggered
 * @returns whether it was not cancelled
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

/** Runs once jQuery is loaded: now, after a later script, or never. */
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
  // A script's load event does not bubble; it is caught in the capture phase.
  document.addEventListener('load', look, { capture: true, signal: heard.signal });
  document.addEventListener('DOMContentLoaded', look, { signal: heard.signal });
  addEventListener('load', look, { signal: heard.signal });
}

/** An event as received: jQuery wraps the browser's event, or has none for events it triggers. */
export type PageEvent = Readonly<{ preventDefault: () => void; originalEvent?: Event }>;

/**
 * Listens to an event of the page, however it is triggered. With jQuery only a jQuery listener is added, since it
 * receives both kinds; a plain listener would miss what jQuery triggers.
 */
export function listen(target: HTMLElement | Document, name: string, act: (heard: PageEvent) => void): void {
  const heard = (event: PageEvent) => act(event);
  target.addEventListener(name, heard);
  whenJQueryIsThere((jQuery) => {
    target.removeEventListener(name, heard);
    jQuery(target).on(name, heard);
  });
}
