import { cutText } from '#kernel/text/cut-text.ts';

/** Parses the filter of a URL; invalid values are ignored. */
export function filterOf(address: string) {
  const query = new URL(address).searchParams;
  return {
    q: cutText(query.get('q') ?? '', 200) || undefined,
    state: query.get('state'),
    list: cutText(query.get('list') ?? '', 40) || null,
  };
}
