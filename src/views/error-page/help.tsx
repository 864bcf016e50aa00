import { createContext, type ReactNode, useContext } from 'react';

/** The links of an error page; the lists are empty when the shop's data cannot be read. */
export type Help = {
  /** The request id in the log. */
  requestId: string;
  /** The requested URL, to retry. */
  address: string;
  searchParameter: string;
  categories: readonly { name: string; path: string }[];
  /** Printed where it is loaded: a browser that shows an error page loads no product cards. */
  bestSellers: ReactNode;
  /** For a page without the usual layout. */
  stylesheet: string;
};

const HelpContext = createContext<Help | null>(null);

/** Provides the links of an error page, loaded before rendering. */
export function HelpProvider({ help, children }: { help: Help | null; children: ReactNode }) {
  return <HelpContext value={help}>{children}</HelpContext>;
}

export function useHelp(): Help | null {
  return useContext(HelpContext);
}
