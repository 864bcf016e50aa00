import { useLanguage } from '../language/language.tsx';
import { Logo } from '../logo/logo.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';

type HomeLinkProps = { scheme?: 'light' | 'dark'; element?: ElementAttributes };

/** The logo as a link to the home page. */
export function HomeLink({ scheme = 'light', element }: HomeLinkProps) {
  const { to } = useLanguage();
  return (
    <a {...onElement('j-header__logo', element)} href={to('/')}>
      <Logo scheme={scheme} isShortOnPhones />
    </a>
  );
}
