import { useEffect } from 'react';

type TabTitle = Readonly<{
  /** Where a screen has no heading. */
  fallback: string;
  store: string;
  newOrders: number;
}>;

/** The browser's title of a screen: new orders, its heading, such as the number of an order, and the store. */
export function useTabTitle({ fallback, store, newOrders }: TabTitle): void {
  // After each render: a heading changes with what is saved.
  useEffect(() => {
    const heading = document.querySelector('#content h1')?.textContent.trim() ?? fallback;
    const title = [...new Set([heading, store])].filter((part) => part !== '').join(' · ');
    document.title = `${newOrders === 0 ? '' : `(${newOrders}) `}${title}`;
  });
}
