import { MINUTE_MS } from '#kernel/instant.ts';

const PLACE = '[data-shipment]';
const EVERY_MS = MINUTE_MS;

/** Fetches the current steps; null when there are no new ones. */
async function ask(place: HTMLElement): Promise<Element | null> {
  const { shipment = '', seen = '' } = place.dataset;
  const answer = await fetch(`${shipment}&seen=${seen}`);
  if (answer.status !== 200) return null;
  const template = document.createElement('template');
  template.innerHTML = await answer.text();
  return template.content.firstElementChild;
}

async function look(): Promise<void> {
  const place = document.querySelector<HTMLElement>(PLACE);
  if (place === null) return;
  const fresh = await ask(place);
  if (!(fresh instanceof HTMLElement)) return;
  // The live region stays, so that new steps are read out.
  place.replaceChildren(...fresh.childNodes);
  place.dataset.seen = fresh.dataset.seen ?? '';
  if (fresh.dataset.shipment === undefined) delete place.dataset.shipment;
}

/** Refreshes the steps of a parcel that is under way: once a minute in a visible tab, and when it becomes visible. */
export function start(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-shipment-refresh]')) link.hidden = true;
  let lookedAt = Date.now();
  const lookIfDue = () => {
    if (document.hidden || Date.now() - lookedAt < EVERY_MS) return;
    lookedAt = Date.now();
    // The next look tries again.
    void look().catch(() => undefined);
  };
  setInterval(lookIfDue, EVERY_MS / 4);
  document.addEventListener('visibilitychange', lookIfDue);
}
