import { createContext, type ReactNode, useContext } from 'react';

const Content = createContext<ReactNode>(null);

/** Provides the page that a template is printed around. */
export const PageContentProvider = Content.Provider;

/** The page that the template is printed around. */
export function PageContent() {
  return useContext(Content);
}
