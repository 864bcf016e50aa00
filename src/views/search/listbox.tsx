import type { ReactNode } from 'react';

type OptionProps = { id: string; href: string; className: string; children: ReactNode };

/** An option the arrow keys move to; the focus stays in the field. */
export function Option({ id, href, className, children }: OptionProps) {
  return (
    <a
      role="option"
      aria-selected="false"
      tabIndex={-1}
      id={id}
      href={href}
      className={`j-suggest__option ${className}`}
    >
      {children}
    </a>
  );
}

type GroupProps = { id: string; title: string; children?: ReactNode };

/** Options under a title. */
export function Group({ id, title, children }: GroupProps) {
  return (
    <div role="group" aria-labelledby={id} className="j-suggest__group">
      <p id={id} className="j-suggest__title" role="presentation">
        {title}
      </p>
      {children}
    </div>
  );
}
