import { createContext, useContext } from 'react';
import type { CspSources } from '#kernel/web/csp-sources.ts';

/** What the widgets of a page load from other hosts. */
const PageSources = createContext<Set<CspSources> | null>(null);

/** Collects the sources of the widgets inside it for the content security policy. */
export const PageSourcesProvider = PageSources.Provider;

/** Notes what a block that is printed now loads from. */
export function useSources(sources: readonly CspSources[]): void {
  const all = useContext(PageSources);
  for (const one of sources) all?.add(one);
}
