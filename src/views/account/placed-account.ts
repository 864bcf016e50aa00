import { createContext } from 'react';

/** Whether the account stands on another page: its title is not the page's, and its forms go to its own page. */
export const PlacedAccount = createContext(false);
