import { readLinkHash } from '#kernel/web/addresses/link-hash.ts';
import { type OffCanvasAction, parseOffCanvasAction } from '#shop/templates/rules/off-canvas-action.ts';
import { holdPage, releasePage } from '../page/hold-page.ts';
import { openModal, stopMedia } from '../page/modal.ts';

const PANEL = 'dialog[data-off-canvas]';

/** The panel that an action is about; null where the page has none. */
function panelOf({ id }: OffCanvasAction, within: Element | null): HTMLDialogElement | null {
  if (id === null) return within?.closest<HTMLDialogElement>(PANEL) ?? null;
  return document.querySelector<HTMLDialogElement>(`dialog[data-off-canvas="${id}"]`);
}

function open(panel: HTMLDialogElement): void {
  holdPage(panel);
  openModal(panel);
}

/** @param within the link's element; null if the action comes from the page's address */
function perform(act: OffCanvasAction, within: Element | null): void {
  const panel = panelOf(act, within);
  if (panel === null) return;
  const isOpened = act.action === 'open' || (act.action === 'toggle' && !panel.open);
  if (isOpened) open(panel);
  else panel.close();
}

function heedLink(link: HTMLAnchorElement, click: MouseEvent): void {
  const act = parseOffCanvasAction(link.hash);
  if (act !== null) {
    click.preventDefault();
    perform(act, link);
  } else if (readLinkHash(link.hash)?.action === 'reload-page') {
    click.preventDefault();
    location.reload();
  }
}

function startPanel(panel: HTMLDialogElement): void {
  // A press that began inside, as to mark a text, and ends beside the panel does not close it.
  let isPressedBeside = false;
  panel.addEventListener('pointerdown', ({ target }) => {
    isPressedBeside = target === panel;
  });
  panel.addEventListener('click', ({ target }) => {
    if (target === panel && isPressedBeside && panel.dataset.closeOnOverlay !== undefined) panel.close();
  });
  panel.addEventListener('close', () => {
    stopMedia(panel);
    releasePage(panel);
  });
}

/**
 * Links open and close the off-canvas panels of the page, or load the page again. A panel is a modal dialog: the browser
 * keeps the focus inside, closes it on Escape and returns the focus to the link.
 *
 * Source: spec §2 Link actions; LA-05…08, WG-23, PL-10
 */
export function start(): void {
  for (const panel of document.querySelectorAll<HTMLDialogElement>(PANEL)) startPanel(panel);
  document.addEventListener('click', (click) => {
    const { target } = click;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link !== null) heedLink(link, click);
  });
  // Shared, or followed before this part was loaded.
  const act = parseOffCanvasAction(location.hash);
  if (act !== null) perform(act, null);
}
