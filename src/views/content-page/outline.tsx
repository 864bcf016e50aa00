import type { OutlineEntry } from '#shop/content';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** Two headings need no table of contents. */
const LEAST = 3;

export function hasOutline(entries: readonly OutlineEntry[]): boolean {
  return entries.length >= LEAST;
}

const DEPTH = { 2: undefined, 3: 'j-outline__deep', 4: 'j-outline__deep j-outline__deeper' } as const;

/** The entries of a table of contents as links to their headings. */
export function OutlineLinks({ entries }: { entries: readonly OutlineEntry[] }) {
  return (
    <ol className="j-outline__list">
      {entries.map(({ id, text, level }) => (
        <li key={id} className={DEPTH[level]}>
          <a href={`#${encodeURIComponent(id)}`} data-outline={id}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * The table of contents: beside the text on wide screens, collapsed above it on narrow ones. Printed twice,
 * displayed once.
 */
export function Outline({ entries, place }: { entries: readonly OutlineEntry[]; place: 'side' | 'fold' }) {
  const { t } = useLanguage();
  if (!hasOutline(entries)) return null;
  if (place === 'fold')
    return (
      <details className="j-outline j-outline--fold">
        <summary>
          <Icon name="list-bullets" isSmall />
          {t('content:onThisPage')}
          <Icon name="caret-down" isSmall />
        </summary>
        <nav aria-label={t('content:onThisPage')}>
          <OutlineLinks entries={entries} />
        </nav>
      </details>
    );
  return (
    <nav className="j-outline j-outline--side" aria-label={t('content:onThisPage')}>
      <p className="j-outline__title" aria-hidden="true">
        {t('content:onThisPage')}
      </p>
      <OutlineLinks entries={entries} />
    </nav>
  );
}
