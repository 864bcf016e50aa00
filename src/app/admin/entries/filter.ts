import { cutText } from '#kernel/text/cut-text.ts';

export const ENTRY_LISTS = ['new', 'done', 'spam', 'all'] as const;
export const ENTRY_TOPICS = ['order', 'guarantee', 'advice', 'other'] as const;

/** Parses the filter of a URL; invalid values are ignored. */
export function filterOf(address: string) {
  const query = new URL(address).searchParams;
  return {
    q: cutText(query.get('q') ?? '', 200) || undefined,
    state: ENTRY_LISTS.find((state) => state === query.get('state')) ?? 'new',
    form: cutText(query.get('form') ?? '', 400) || null,
    topic: ENTRY_TOPICS.find((topic) => topic === query.get('topic')) ?? null,
  };
}
