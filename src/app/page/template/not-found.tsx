import { createContext, type ReactNode, useContext } from 'react';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';

/** The widgets of the page for unknown addresses; null for every other page. */
export type NotFound = readonly ResolvedWidget[] | null;

const NotFoundContext = createContext<NotFound>(null);

/** Provides the page for unknown addresses, loaded before rendering. */
export function NotFoundProvider({ notFound, children }: { notFound: NotFound; children: ReactNode }) {
  return <NotFoundContext value={notFound}>{children}</NotFoundContext>;
}

export function useNotFound(): NotFound {
  return useContext(NotFoundContext);
}
