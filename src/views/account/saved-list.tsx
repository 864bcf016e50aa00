import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

type SavedListProps = {
  of: 'addresses' | 'devices';
  icon: IconName;
  /** Path of the form that adds one, without language. */
  addPath: string;
  className?: string;
  children: readonly ReactNode[];
};

/** What an account has saved, as cards, with a link to add one. */
export function SavedList({ of, icon, addPath, className, children }: SavedListProps) {
  const { t, to } = useLanguage();
  const add = { label: t(`account:${of}.add`), href: to(addPath) };
  if (children.length === 0)
    return (
      <EmptyState
        icon={icon}
        title={t(`account:${of}.none`)}
        text={t(`account:${of}.noneText`)}
        action={add}
      />
    );
  return (
    <>
      <ul className={join('j-account__cards', className)}>{children}</ul>
      <p>
        <a className="j-btn j-btn--secondary" href={add.href}>
          <Icon name="plus" isSmall />
          {add.label}
        </a>
      </p>
    </>
  );
}
