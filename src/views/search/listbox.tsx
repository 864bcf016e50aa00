import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.tsx';

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

type LinkGroupProps<Link> = Pick<GroupProps, 'title'> & {
  /** The group's id, prefix of those of its options. */
  id: string;
  links: readonly Link[];
  children: (link: Link) => ReactNode;
};

/** Links to pages of the shop under a title, one per line; nothing without links. */
export function LinkGroup<Link extends { path: string }>({
  id,
  title,
  links,
  children,
}: LinkGroupProps<Link>) {
  const { to } = useLanguage();
  if (links.length === 0) return null;
  return (
    <Group id={id} title={title}>
      {links.map((link, index) => (
        <Option
          key={link.path}
          id={`${id}-${index}`}
          href={to(link.path)}
          className="j-suggest__option--line"
        >
          {children(link)}
        </Option>
      ))}
    </Group>
  );
}

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
