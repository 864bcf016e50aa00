import { OutlineLinks } from '#views/content-page/outline.tsx';
import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { ContentsData, fields } from './fields.ts';

type ContentsProps = ResolvedOf<typeof fields> & ContentsData;

/** Links to the headings of the page, which the browser folds. Source: WG-13 */
export function TableOfContents({ heading, marker, isCollapsed, entries }: ContentsProps) {
  const { t } = useLanguage();
  const title = heading || t('content:onThisPage');
  if (entries.length === 0) return null;
  return (
    <details className="j-outline j-toc" data-marker={marker} open={!isCollapsed}>
      <summary>
        {title}
        <Icon name="caret-down" isSmall />
      </summary>
      <nav aria-label={title}>
        <OutlineLinks entries={entries} />
      </nav>
    </details>
  );
}
