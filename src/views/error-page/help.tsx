import { createContext, type ReactNode, useContext } from 'react';
import type { ProductCard } from '#shop/listing';

/** What an error page offers beyond its words; lists are empty where the shop itself cannot be asked. */
export type Help = {
  /** The number under which the log knows this request. */
  requestId: string;
  /** What was asked for, to ask again. */
  address: string;
  searchParameter: string;
  categories: readonly { name: string; path: string }[];
  bestSellers: readonly ProductCard[];
  /** For a page whose frame is missing as well. */
  stylesheet: string;
};

const HelpContext = createContext<Help | null>(null);

/** Around a page that became an error: what it may offer was gathered before it is printed. */
export function HelpProvider({ help, children }: { help: Help | null; children: ReactNode }) {
  return <HelpContext value={help}>{children}</HelpContext>;
}

export function useHelp(): Help | null {
  return useContext(HelpContext);
}
