import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { join } from '#views/style/join.ts';

type Link = Readonly<{ label: string; url: string }>;

/** A button that is a link; nothing without a target. */
export function ButtonLink({ label, url, look }: Link & { look: string }) {
  const { to } = useLanguage();
  return url === '' ? null : (
    <a className={join('j-btn', look)} href={to(url)}>
      {label}
    </a>
  );
}

/** A link with an arrow; nothing without a target. */
export function MoreLink({ label, url }: Link) {
  const { to } = useLanguage();
  return url === '' ? null : (
    <a className="j-more" href={to(url)}>
      {label} <Icon name="arrow-right" isSmall flips />
    </a>
  );
}

type LinkedBoxProps = { url: string; className?: string; style?: CSSProperties; children: ReactNode };

/** A box that is a link as a whole; a plain box without a target. */
export function LinkedBox({ url, ...box }: LinkedBoxProps) {
  const { to } = useLanguage();
  return url === '' ? <div {...box} /> : <a {...box} href={to(url)} />;
}

/** A link over the whole of `j-block--link`, below the links and controls in it. */
export function BlockLink({ url, screenReaderText }: Readonly<{ url: string; screenReaderText: string }>) {
  const { to } = useLanguage();
  return (
    <a className="j-block__link" href={to(url)}>
      <span className="screen-reader-text">{screenReaderText}</span>
    </a>
  );
}
