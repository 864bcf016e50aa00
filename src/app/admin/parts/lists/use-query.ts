import { useEffect } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** The query of the last navigation while its page is loading; null otherwise. */
let pending: { pathname: string; params: URLSearchParams } | null = null;

/** What a list shows stands in its address: a change of it is a new page that can be sent to somebody. */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') pending = null;
  }, [state]);
  const go = (next: URLSearchParams, options = {}) => {
    pending = { pathname, params: next };
    setParams(next, options);
  };
  return {
    params,
    /** Whether the list shows only a part of what there is. */
    isNarrowed: [...params.keys()].some((name) => name !== 'page' && name !== 'sort'),
    get: (name: string): string => params.get(name) ?? '',
    /**
     * Empty values leave the address; whatever changes, the list begins at its first page again. Changes that follow each
     * other faster than pages come add up.
     */
    set: (changes: Readonly<Record<string, string>>): void => {
      const next = new URLSearchParams(pending?.pathname === pathname ? pending.params : params);
      for (const [name, value] of Object.entries({ page: '', ...changes })) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      go(next, { preventScrollReset: true });
    },
    replaceAll: (query: string): void => go(new URLSearchParams(query)),
  };
}

const LAST_PAGE = 100_000;

/** The page of a list that an address names; the first for anything else. */
export function pageIn(query: URLSearchParams): number {
  return Math.min(LAST_PAGE, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1));
}
