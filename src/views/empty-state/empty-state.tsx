import { Icon, type IconName } from '../icon/icon.tsx';

type EmptyStateProps = {
  icon: IconName;
  title: string;
  text?: string;
  action: { label: string; href: string };
  headingLevel?: 1 | 2;
};

/** An empty state with a link. */
export function EmptyState({ icon, title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="j-empty">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {text === undefined ? null : <p className="j-quiet">{text}</p>}
      <a className="j-btn j-btn--primary" href={action.href}>
        {action.label}
      </a>
    </div>
  );
}
