import { Icon, type IconName } from '../icon/icon.tsx';

type EmptyStateProps = {
  icon: IconName;
  title: string;
  text: string;
  action: { label: string; href: string };
};

/** Nothing here, and the way on. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="j-empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      <p className="j-quiet">{text}</p>
      <a className="j-btn j-btn--primary" href={action.href}>
        {action.label}
      </a>
    </div>
  );
}
