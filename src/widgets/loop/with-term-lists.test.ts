import { expect, it } from 'vitest';
import { initialOf } from '../fields/field.ts';
import { widgets } from '../index.ts';
import { understandNode } from '../tree/understand-node.ts';

const OLD = { source: 'all', category: 'guides', tag: '', author: 'Editor', orderby: 'date' };

it.each(['loop-grid', 'loop-carousel', 'posts', 'portfolio'])(
  'WG-17 %s of version 1 keeps its typed terms',
  (name) => {
    const {
      articles: _a,
      projects: _p,
      ...settings
    } = initialOf(widgets.get(name)?.fields ?? {}) as Record<string, unknown>;
    const kind = name === 'portfolio' ? 'projects' : 'articles';
    const items = 'items' in settings ? { items: kind } : {};
    const stored = { ...settings, ...items, [kind]: OLD };
    const understood = understandNode({ widget: name, version: 1, settings: stored, common: {}, slots: {} });
    expect(understood).toMatchObject({
      ok: true,
      node: {
        settings: {
          [kind]: {
            include: [{ term: { category: 'guides' } }, { term: { author: 'Editor' } }],
            exclude: [],
            published: null,
          },
        },
      },
    });
  },
);
