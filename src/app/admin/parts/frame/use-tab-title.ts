import { useEffect } from 'react';

type TabTitle = Readonly<{
  /** The title of a screen without a heading. */
  fallback: string;
  store: string;
  newOrders: number;
}>;

/** Sets the document title: the number of new orders, the screen's heading, and the store's name. */
export function useTabTitle({ fallback, store, newOrders }: TabTitle): void {
  // Runs after each render, since a save can change the heading.
  useEffect(() => {
    const heading = document.querySelector('#content h1')?.textContent.trim() ?? fallback;
    const title = [...new Set([heading, store])].filter((part) => part !== '').join(' · ');
    document.title = `${newOrders === 0 ? '' : `(${newOrders}) `}${title}`;
  });
}
