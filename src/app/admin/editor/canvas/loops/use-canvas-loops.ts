import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { toFilterState } from '#shop/loops/rules/filter-state.ts';
import { REFRESH_LOOP_PATH } from '#shop/loops/rules/loop-address.ts';
import { useLanguage } from '#views/language/language.tsx';
import { findStored } from '#widgets/tree/find/find-stored.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import type { useCanvas } from '../use-canvas.ts';
import { withFresh, withMore } from './loop-markup.ts';
import { addressAfter, filtersAt, LOOP_LINK } from './loop-steps.ts';

type Canvas = Pick<ReturnType<typeof useCanvas>, 'page' | 'prints' | 'show'>;

type CanvasLoopsOptions = Readonly<{
  canvasWindow: Window | null;
  canvas: Canvas;
  tree: readonly StoredNode[];
  /** Stores unsaved changes, with which the shop renders the loop. */
  storeDraft: () => Promise<void>;
}>;

/** What call 6 answers: the loop, and its filters by their nodes. */
type Refreshed = Readonly<{ data: string; filters: Readonly<Record<string, string>> }>;

type Refreshing = Readonly<{
  id: string;
  model: StoredNode;
  /** The document's name on the loop's element. */
  document: string;
  /** The address of the page that the canvas shows, with the state of its loops. */
  address: string;
  nonce: string;
}>;

/** Renders a loop of the edited document, with its filters, as at an address; null if refused. */
async function refresh({ id, model, document, address, nonce }: Refreshing): Promise<Refreshed | null> {
  try {
    const answer = await fetch(REFRESH_LOOP_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
      body: JSON.stringify({
        post_id: document,
        widget_filters: toFilterState(filtersAt(address, id)).consolidatedFilters,
        widget_id: id,
        pagination_base_url: address,
        widget_model: model,
        is_edit_mode: true,
      }),
    });
    return answer.ok ? ((await answer.json()) as Refreshed) : null;
  } catch {
    return null;
  }
}

/** The loop that a link on the canvas belongs to; null for one of another document. */
function loopOf(link: HTMLElement, tree: readonly StoredNode[]) {
  const { filterLoop, loop } = link.closest<HTMLElement>('[data-filter-loop], [data-loop]')?.dataset ?? {};
  const id = filterLoop ?? loop ?? '';
  const element = link.ownerDocument.querySelector<HTMLElement>(`[data-loop="${CSS.escape(id)}"]`);
  const model = findStored(tree, '', id);
  if (element === null || model === null) return null;
  return { id, element, model, document: element.dataset.document ?? '' };
}

/** Shows the overlay of a loop while it is loading. */
async function whileBusy<T>(loop: HTMLElement, loading: Promise<T>): Promise<T> {
  const overlay = loop.querySelector<HTMLElement>('[data-loop-overlay]');
  if (overlay !== null) overlay.hidden = false;
  const loaded = await loading;
  if (overlay !== null) overlay.hidden = true;
  return loaded;
}

/** Shows the answer in the markup of the loop and of its filters. */
function put(canvas: Canvas, link: HTMLElement, { id, answer }: { id: string; answer: Refreshed }): void {
  const { data, filters } = answer;
  const isMore = link.dataset.loopMore !== undefined;
  canvas.show(id, (html) => (isMore ? withMore(html, data) : withFresh(html, data, '[data-loop]')));
  for (const [node, filter] of Object.entries(filters))
    canvas.show(node, (html) => withFresh(html, filter, '[data-filter-loop]'));
}

type Current = Readonly<Omit<CanvasLoopsOptions, 'canvasWindow'> & { failed: string }>;

/** Follows links of loops; each begins at the address after the one before, unless the page was rendered since. */
function openSteps(current: () => Current): (link: HTMLElement) => Promise<void> {
  let newest = { prints: 0, steps: 0, address: '' };
  return async (link) => {
    const { tree, canvas, storeDraft } = current();
    const { page, prints } = canvas;
    const loop = loopOf(link, tree);
    if (loop === null || page === null) return;
    const { element, ...edited } = loop;
    const base = newest.prints === prints ? newest.address : page.address;
    const steps = newest.steps + 1;
    newest = { prints, steps, address: base };
    const address = addressAfter(link, element, base);
    const loading = storeDraft().then(() => refresh({ ...edited, address, nonce: page.nonce }));
    const answer = await whileBusy(element, loading);
    if (newest.steps !== steps || current().canvas.prints !== prints) return;
    if (answer === null) {
      notifications.show({ color: 'red', message: current().failed });
      return;
    }
    newest = { prints, steps, address };
    put(canvas, link, { id: edited.id, answer });
  };
}

/**
 * Loops on the canvas: a pressed term, cleared filters and another page render the edited loop by call 6. The next
 * render of the page shows its loops without filters, on their first page. Source: GF-17, RO-02
 */
export function useCanvasLoops({ canvasWindow, ...options }: CanvasLoopsOptions): void {
  const { t } = useLanguage();
  const current = { ...options, failed: t('loop:failed') };
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  useEffect(() => {
    if (canvasWindow === null) return;
    const step = openSteps(() => latest.current);
    const heed = ({ target }: MouseEvent) => {
      const link = (target as Element | null)?.closest<HTMLElement>(LOOP_LINK) ?? null;
      if (link !== null) void step(link);
    };
    canvasWindow.addEventListener('click', heed, { capture: true });
    return () => canvasWindow.removeEventListener('click', heed, { capture: true });
  }, [canvasWindow]);
}
