import { useEffect, useRef } from 'react';
import { toFilterState } from '#shop/loops/rules/filter-state.ts';
import { REFRESH_LOOP_PATH } from '#shop/loops/rules/loop-address.ts';
import { multipleTerms } from '#shop/loops/rules/operators.ts';
import { type TaxonomyFilter, withTermToggled } from '#shop/loops/rules/taxonomy-filter.ts';
import { findStored } from '#widgets/tree/find/find-stored.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import type { useCanvas } from '../use-canvas.ts';

const TERM = '[data-filter-loop] [data-filter]';

type Canvas = Pick<ReturnType<typeof useCanvas>, 'page' | 'show'>;

type LoopFiltersOptions = Readonly<{
  canvasWindow: Window | null;
  canvas: Canvas;
  tree: readonly StoredNode[];
}>;

/** A copy of a node's element with other content. */
function withContent(html: string, content: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  if (element === null) return html;
  element.innerHTML = content;
  return element.outerHTML;
}

/** The markup of a filter with the active terms pressed. */
function withPressed(html: string, terms: readonly string[]): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const item of template.content.querySelectorAll<HTMLElement>('[data-filter]')) {
    if (terms.includes(item.dataset.filter ?? '')) item.setAttribute('aria-current', 'true');
    else item.removeAttribute('aria-current');
  }
  return template.innerHTML;
}

type Refreshing = Readonly<{
  model: StoredNode;
  /** The document's name on the loop's element. */
  document: string;
  filters: readonly TaxonomyFilter[];
  page: NonNullable<Canvas['page']>;
}>;

/** Renders a loop of the edited document with filters; null if refused. */
async function refresh({ model, document: name, filters, page }: Refreshing): Promise<string | null> {
  const answer = await fetch(REFRESH_LOOP_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wp-nonce': page.nonce },
    body: JSON.stringify({
      post_id: name,
      widget_filters: toFilterState(filters).consolidatedFilters,
      widget_id: model.id,
      pagination_base_url: page.language === 'ar' ? '/ar/' : '/',
      widget_model: model,
      is_edit_mode: true,
    }),
  }).catch(() => null);
  return answer?.ok === true ? ((await answer.json()) as { data: string }).data : null;
}

/** The loop of a filter on the canvas: its node, and the document named by its element. */
function loopOf(target: Document, tree: readonly StoredNode[], { dataset }: HTMLElement) {
  const id = dataset.filterLoop ?? '';
  const held = target.querySelector<HTMLElement>(`[data-loop="${CSS.escape(id)}"]`);
  const model = findStored(tree, '', id);
  return model === null || held === null ? null : { id, model, document: held.dataset.document ?? '' };
}

/** The term of a clicked filter. */
function pressedTerm(item: HTMLElement, { dataset }: HTMLElement) {
  const { taxonomy = '', multiple } = dataset;
  return { taxonomy, term: item.dataset.filter ?? '', multiple: multipleTerms(multiple) };
}

/**
 * Filters loops on the canvas: a click on a term renders the edited loop by call 6. The next render of the page shows
 * the loop without filters. Source: GF-17, RO-02
 */
export function useLoopFilters(options: LoopFiltersOptions): void {
  const latest = useRef(options);
  const picked = useRef(new Map<string, TaxonomyFilter[]>());
  const { canvasWindow, canvas } = options;
  useEffect(() => {
    latest.current = options;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each printed page begins without filters
  useEffect(() => picked.current.clear(), [canvas.page?.frame]);
  useEffect(() => {
    if (canvasWindow === null) return;
    const filter = async (item: HTMLElement, nav: HTMLElement) => {
      const { tree, canvas: shown } = latest.current;
      const loop = loopOf(canvasWindow.document, tree, nav);
      if (loop === null || shown.page === null) return;
      const { id, ...request } = loop;
      const term = pressedTerm(item, nav);
      const filters = withTermToggled(picked.current.get(id) ?? [], term);
      const markup = await refresh({ ...request, filters, page: shown.page });
      if (markup === null) return;
      picked.current.set(id, filters);
      shown.show(id, (html) => withContent(html, markup));
      const widgetId = nav.closest('[data-template-id]')?.getAttribute('data-template-id') ?? '';
      const terms = filters.find(({ taxonomy }) => taxonomy === term.taxonomy)?.terms ?? [];
      shown.show(widgetId, (html) => withPressed(html, terms));
    };
    const press = (event: MouseEvent) => {
      const item = (event.target as Element | null)?.closest<HTMLElement>(TERM) ?? null;
      const nav = item?.closest<HTMLElement>('[data-filter-loop]') ?? null;
      if (item !== null && nav !== null) void filter(item, nav);
    };
    canvasWindow.addEventListener('click', press, { capture: true });
    return () => canvasWindow.removeEventListener('click', press, { capture: true });
  }, [canvasWindow]);
}
