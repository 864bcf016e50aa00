import { createContext } from 'react';

/** Whether the account is embedded in another page: the page has its own title, and forms post to the account page. */
export const PlacedAccount = createContext(false);
