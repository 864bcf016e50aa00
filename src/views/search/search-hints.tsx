import type { OtherResults } from '#shop/search';
import { useLanguage } from '../language/language.tsx';
import { Notice } from '../notice/notice.tsx';

type SearchHintsProps = { typed: string; corrected: string | null; beside: OtherResults };

/** Links to matching categories and articles. */
export function MatchingLinks({ beside, title }: { beside: OtherResults; title: string }) {
  const { to } = useLanguage();
  const links = [
    ...beside.categories.map(({ name, path }) => ({ label: name, path })),
    ...beside.texts.map((text) => ({ label: text.title, path: text.path })),
  ];
  if (links.length === 0) return null;
  return (
    <nav className="j-beside" aria-label={title}>
      <span className="j-small j-quiet">{title}</span>
      <ul className="j-chips">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a className="j-chip" href={to(path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Above the results: a spelling correction, and matching categories and articles. */
export function SearchHints({ typed, corrected, beside }: SearchHintsProps) {
  const { t } = useLanguage();
  return (
    <div className="j-searchhints">
      {corrected === null ? null : <Notice kind="info">{t('search:instead', { typed, corrected })}</Notice>}
      <MatchingLinks beside={beside} title={t('search:also')} />
    </div>
  );
}
