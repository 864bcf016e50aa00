import { useSearchParams } from 'react-router';

/** What a list shows stands in its address: a change of it is a new page that can be sent to somebody. */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    /** Whether the list shows only a part of what there is. */
    isNarrowed: [...params.keys()].some((name) => name !== 'page' && name !== 'sort'),
    get: (name: string): string => params.get(name) ?? '',
    /** Empty values leave the address; whatever changes, the list begins at its first page again. */
    set: (changes: Readonly<Record<string, string>>): void => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ page: '', ...changes })) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { preventScrollReset: true },
      );
    },
    replaceAll: (query: string): void => setParams(new URLSearchParams(query)),
  };
}
