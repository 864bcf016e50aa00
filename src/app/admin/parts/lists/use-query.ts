import { useEffect } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** The query of the last navigation while its page is loading; null otherwise. */
let pending: { pathname: string; params: URLSearchParams } | null = null;

/** The state of a list is in its URL: a change is a navigation, and the URL can be shared. */
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
    /** Whether the list is filtered. */
    isNarrowed: [...params.keys()].some((name) => name !== 'page' && name !== 'sort'),
    get: (name: string): string => params.get(name) ?? '',
    /**
     * Sets parameters; empty values are removed. Every change returns to the first page. Changes during a pending
     * navigation accumulate.
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

/** The page number in a URL; 1 for invalid values. */
export function pageIn(query: URLSearchParams): number {
  return Math.min(LAST_PAGE, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1));
}
