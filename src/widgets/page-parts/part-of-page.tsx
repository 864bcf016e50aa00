import { createContext, type ReactNode, useContext } from 'react';
import { ExpressOnProducts } from '#views/express/express-wallet.tsx';

/** The parts of a page by the names of their widgets; null for one that the page does not have. */
export type PartsOfPage = Readonly<Record<string, ReactNode>>;

const Parts = createContext<PartsOfPage>({});

/** Provides the parts of the page that a template is printed around. */
export const PartsOfPageProvider = Parts.Provider;

/** A part of the page; null where the page has none. */
export function usePartOfPage(name: string): ReactNode {
  return useContext(Parts)[name] ?? null;
}

/** The View of the widget of a part. */
export function partOfPage(name: string) {
  return function PartOfPage() {
    return usePartOfPage(name);
  };
}

/** The View of the form of a product; its wallet's button can be left out. */
export function ProductFormPart({ hasExpress }: { hasExpress: boolean }) {
  return <ExpressOnProducts value={hasExpress}>{usePartOfPage('product-form')}</ExpressOnProducts>;
}
