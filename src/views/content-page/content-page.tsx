import type { Outlined } from '#shop/content';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import { useLanguage } from '../language/language.tsx';
import { SignedAmounts } from '../price/signed-amounts.tsx';
import { Outline } from './outline.tsx';
import { Prose } from './prose.tsx';

export function PageTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="j-article__head">
      <h1>{title}</h1>
      {lead === '' ? null : (
        <p className="j-lead">
          <SignedAmounts text={lead} />
        </p>
      )}
    </header>
  );
}

/** A link to the contact page for further questions. */
export function Questions() {
  const { t, to } = useLanguage();
  return (
    <aside className="j-ask" data-template-id="page-questions">
      <p>
        <b>{t('content:questions')}</b> {t('content:questionsText')}
      </p>
      <a className="j-btn j-btn--secondary j-btn--s" href={to('/contact/')}>
        {t('contact:title')}
      </a>
    </aside>
  );
}

export type ContentPageProps = Outlined & {
  title: string;
  lead: string;
  crumbs: readonly Crumb[];
  /** Whether no widgets follow the text. */
  isWhole: boolean;
};

/** A content page such as FAQ, terms or about us, with a contact link at the end unless widgets follow. */
export function ContentPage({ title, lead, html, entries, crumbs, isWhole }: ContentPageProps) {
  return (
    <article className="j-wrap">
      <Breadcrumb crumbs={crumbs} />
      <div className="j-article">
        <div className="j-article__side">
          <Outline entries={entries} place="side" />
        </div>
        <div className="j-article__main" data-template-id="page-text">
          <PageTitle title={title} lead={lead} />
          <Outline entries={entries} place="fold" />
          {html === '' ? null : <Prose html={html} />}
          {isWhole ? <Questions /> : null}
        </div>
      </div>
    </article>
  );
}
