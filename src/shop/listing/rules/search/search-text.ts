/** Parameters recognised as the search text; the shop writes the first, unless a setting says otherwise. */
export const SEARCH_PARAMETERS = ['s', 'q', 'search', 'query', 'keyword'] as const;
export type SearchParameter = (typeof SEARCH_PARAMETERS)[number];

/** @returns the search text of a URL: the first that one of the parameters holds, empty for none */
export function searchTextOf(parameters: URLSearchParams): string {
  return (
    SEARCH_PARAMETERS.map((name) => parameters.get(name)?.trim() ?? '').find((text) => text !== '') ?? ''
  );
}
