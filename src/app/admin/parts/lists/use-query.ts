import { useEffect } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** What an address was last asked to be while the page of an earlier one is still on its way; null otherwise. */
let onItsWay: { pathname: string; params: URLSearchParams } | null = null;

/** What a list shows stands in its address: a change of it is a new page that can be sent to somebody. */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') onItsWay = null;
  }, [state]);
  const go = (next: URLSearchParams, options = {}) => {
    onItsWay = { pathname, params: next };
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
      const next = new URLSearchParams(onItsWay?.pathname === pathname ? onItsWay.params : params);
      for (const [name, value] of Object.entries({ page: '', ...changes })) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      go(next, { preventScrollReset: true });
    },
    replaceAll: (query: string): void => go(new URLSearchParams(query)),
  };
}
