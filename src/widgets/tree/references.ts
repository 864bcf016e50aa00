import type { TreeReference } from '#shop/templates';
import type { ContentTermValue } from '../fields/content-references.ts';
import type { ContentKind } from '../fields/field.ts';
import type { LinkValue, TermValue } from '../fields/references.ts';
import { type NodeValue, valuesIn } from './walk-values.ts';

type Named = Pick<TreeReference, 'kind' | 'id'>;

/** A record of one kind with an id or slug, and an action where it has one; an address and null name nothing. */
function ofRecord(named: LinkValue | TermValue): Named[] {
  if (typeof named === 'string' || named === null) return [];
  return Object.entries(named).flatMap(([kind, id]) =>
    kind === 'action' ? [] : [{ kind: kind as Named['kind'], id }],
  );
}

/** A category or tag; what an author is called is no row of the shop. */
function ofContentTerm(value: ContentTermValue, kind: ContentKind): Named[] {
  if (value === null || 'author' in value) return [];
  return 'category' in value
    ? [{ kind: `${kind}-category`, id: value.category }]
    : [{ kind: 'content-tag', id: value.tag }];
}

const one = (kind: Named['kind'], id: number | null): Named[] => (id === null ? [] : [{ kind, id }]);

function namedBy({ control, value }: NodeValue): Named[] {
  switch (control.type) {
    case 'picture':
    case 'product':
      return one(control.type, value as number | null);
    case 'document':
      return one(control.place, value as number | null);
    case 'content':
      return one(control.kind, value as number | null);
    case 'content-term':
      return ofContentTerm(value as ContentTermValue, control.kind);
    case 'link':
    case 'term':
      return ofRecord(value as LinkValue | TermValue);
    default:
      return [];
  }
}

/** What the settings of some nodes name by its id or slug, in their order. */
export function referencesOf(tree: unknown): TreeReference[] {
  return valuesIn(tree).flatMap((value) => {
    const { node, path } = value;
    return namedBy(value).map((named) => ({ node, path, ...named }));
  });
}
