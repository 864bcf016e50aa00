import type { ComponentType } from 'react';
import { loadPart } from './page/load-part.ts';
import { on } from './page/on.ts';

const ISLAND = '[data-island]';
const NEAR = '100px';

/** Every island by its name; a component's code travels when one of it wakes. */
const islands: Readonly<Record<string, () => Promise<ComponentType>>> = {};

/** Those that woke, and those that are about to. */
const awake = new WeakSet<Element>();

/** @returns whether the island came alive by this call; one whose code did not arrive may be asked again */
async function wake(island: HTMLElement): Promise<boolean> {
  const name = island.dataset.island ?? '';
  const load = islands[name];
  if (load === undefined || awake.has(island)) return false;
  awake.add(island);
  const parts = await loadPart(name, () => Promise.all([import('./wake-island.tsx'), load()]));
  if (parts === null) {
    awake.delete(island);
    return false;
  }
  const [{ wakeIsland }, component] = parts;
  wakeIsland(island, component);
  return true;
}

/** The first press reaches the component too: it is repeated once the island is alive. */
async function wakeAndPress(island: HTMLElement, { target }: MouseEvent): Promise<void> {
  if ((await wake(island)) && target instanceof HTMLElement && target.isConnected) target.click();
}

/** Islands wake when they come near the view or are first touched; until then they are plain markup. */
export function startIslands(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        seen.unobserve(target);
        void wake(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll(ISLAND)) seen.observe(island);
  on('focusin', ISLAND, (island) => void wake(island));
  on('click', ISLAND, (island, event) => void wakeAndPress(island, event));
}
