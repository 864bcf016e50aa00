import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import type { LoopData } from '#widgets/loop/item.ts';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';

type Items = 'articles' | 'projects' | 'products' | 'terms';

/** The node of a loop grid, by what differs from its initial settings and from those of its items. */
export function aLoop(items: Items, query: object, more: { id?: string; settings?: object } = {}) {
  const widget = widgets.get('loop-grid');
  const settings = initialOf(widget?.fields ?? {}) as Record<string, object>;
  const { id = 'list' } = more;
  return {
    ...{ id, widget: 'loop-grid', version: widget?.version ?? 1, common: {}, slots: {} },
    settings: {
      ...{ ...settings, ...more.settings, items },
      [items]: { ...settings[items], ...(items === 'terms' ? {} : { orderby: 'title' }), ...query },
    },
  };
}

/** The names in a loop that is printed with its page, in its order. */
export function namesIn(loop: ResolvedWidget | null | undefined): string[] {
  if (loop?.kind !== 'live') throw new Error('the loop is not printed');
  const { data } = loop.props as { data: LoopData };
  return data.loop.items.map((item) => {
    if (item.kind === 'product') return item.card.name;
    return item.kind === 'document' ? item.facts.title : item.facts.name;
  });
}
