import type { ReactNode } from 'react';
import { PrivacyChoices } from '../consent/privacy-choices.tsx';

/** The site footer around its widgets; below them the visitor's privacy choices. */
export function Footer({ children }: { children: ReactNode }) {
  return (
    <footer className="j-footer" data-template-id="footer" data-scheme="dark">
      {children}
      <PrivacyChoices />
    </footer>
  );
}
