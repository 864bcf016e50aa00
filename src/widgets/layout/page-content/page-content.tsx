import { createContext, type ReactNode, useContext } from 'react';

const Content = createContext<ReactNode>(null);

/** Gives a template the page that it stands around. */
export const PageContentProvider = Content.Provider;

/** The page that the template stands around. */
export function PageContent() {
  return useContext(Content);
}
