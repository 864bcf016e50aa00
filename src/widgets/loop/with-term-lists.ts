import { isRecord } from '#kernel/is-record.ts';
import type { StoredSettings } from '../declaration.ts';

const TERMS = ['category', 'tag', 'author'] as const;

function listsOf(query: unknown): unknown {
  if (!isRecord(query)) return query;
  const { category, tag, author, ...rest } = query;
  const named = { category, tag, author };
  const include = TERMS.flatMap((kind) =>
    typeof named[kind] === 'string' && named[kind] !== '' ? [{ term: { [kind]: named[kind] } }] : [],
  );
  return { chosen: [], include, exclude: [], ...rest };
}

/** Settings of products that version 1 did not have. */
const NO_FALLBACK = { fallback: 'none', fallbackProducts: [] };

/** Version 1 of loops had one category, one tag and one author of articles and projects, typed as texts. */
export function withTermLists({ articles, projects, products, ...rest }: StoredSettings): StoredSettings {
  return {
    ...rest,
    ...(isRecord(products) ? { products: { ...NO_FALLBACK, ...products } } : {}),
    ...(articles === undefined ? {} : { articles: listsOf(articles) }),
    ...(projects === undefined ? {} : { projects: listsOf(projects) }),
  };
}
