import type { AxeResults } from 'axe-core';
import axeScript from 'axe-core/axe.min.js?url';

/** The rules that axe runs; others concern the whole page instead of the document. */
const RULES = [
  'color-contrast',
  'image-alt',
  'svg-img-alt',
  'heading-order',
  'empty-heading',
  'link-name',
  'button-name',
  'label',
  'list',
  'listitem',
  'table-duplicate-name',
  'td-headers-attr',
  'valid-lang',
] as const;
const ROOT = '[data-puck-dropzone="root:default-zone"]';
const NODE = '[data-template-id]';
/** Words of the editor in the place of a node without content: no visitor sees them. */
const PLACEHOLDER = '.canvas-unprinted';

export type Fault = Readonly<{ rule: string; node: string; text: string }>;

type WithAxe = Window & { axe?: { run: (context: object, options: object) => Promise<AxeResults> } };

const LONGEST = 80;
const MOST_TRIES = 4;

function loadAxe(canvas: WithAxe): Promise<void> {
  if (canvas.axe !== undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = canvas.document.createElement('script');
    script.src = axeScript;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('the checks could not be loaded'));
    canvas.document.head.append(script);
  });
}

/** Repeats a check if elements changed during it, since axe relies on a stable page. */
async function whileStill<Result>(page: Document, run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    let hasChanged = false;
    const observer = new MutationObserver(() => {
      hasChanged = true;
    });
    observer.observe(page, { childList: true, subtree: true });
    const result = await run();
    hasChanged ||= observer.takeRecords().length > 0;
    observer.disconnect();
    if (!hasChanged || tries === MOST_TRIES) return result;
  }
}

/** The node that contains the element of a finding. */
function nodeOf(canvas: Window, selector: string): { node: string; text: string } | null {
  const element = canvas.document.querySelector(selector);
  const node = element?.closest(NODE)?.getAttribute('data-template-id');
  if (element === null || node === undefined || node === null) return null;
  return { node, text: (element.textContent ?? '').trim().slice(0, LONGEST) };
}

/** Links without a target. */
function emptyLinks(canvas: Window): Fault[] {
  const links = canvas.document.querySelectorAll<HTMLAnchorElement>(`${ROOT} a`);
  return [...links].flatMap((link) => {
    const href = link.getAttribute('href');
    const node = link.closest(NODE)?.getAttribute('data-template-id');
    if (node === undefined || node === null || (href !== null && href !== '' && href !== '#')) return [];
    return [{ rule: 'empty-link', node, text: (link.textContent ?? '').trim().slice(0, LONGEST) }];
  });
}

/**
 * Accessibility faults of the document on the canvas, once per rule and node.
 *
 * @throws if axe cannot be loaded
 */
export async function faultsOn(canvas: Window): Promise<Fault[]> {
  const page = canvas as WithAxe;
  await loadAxe(page);
  const results = await whileStill(canvas.document, async () =>
    page.axe?.run(
      { include: [[ROOT]], exclude: [[PLACEHOLDER]] },
      { runOnly: { type: 'rule', values: RULES }, resultTypes: ['violations'] },
    ),
  );
  const faults = (results?.violations ?? []).flatMap(({ id, nodes }) =>
    nodes.flatMap(({ target }) => {
      const at = nodeOf(canvas, String(target[0]));
      return at === null ? [] : [{ rule: id, ...at }];
    }),
  );
  const once = new Map(
    [...faults, ...emptyLinks(canvas)].map((fault) => [`${fault.rule} ${fault.node}`, fault]),
  );
  return [...once.values()];
}
