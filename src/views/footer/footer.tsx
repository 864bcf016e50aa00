import type { ReactNode } from 'react';

/** The site footer around its widgets. */
export function Footer({ children }: { children: ReactNode }) {
  return (
    <footer className="j-footer" data-template-id="footer" data-scheme="dark">
      {children}
    </footer>
  );
}
