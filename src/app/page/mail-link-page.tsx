import type { ReactNode } from 'react';
import { cutText } from '#kernel/text/cut-text.ts';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';

/** The signed text of the link of an e-mail, at most 200 characters. */
export function mailLinkOf(url: URL): string {
  return cutText(url.searchParams.get('link') ?? '', 200);
}

/** The address holds the link, so it is neither stored nor sent to other sites. */
export function mailLinkHeaders() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}

type MailLinkPageProps = Readonly<{
  /** Path without language. */
  path: string;
  publicUrl: string;
  title: string;
  text: string;
  children: ReactNode;
}>;

/** The target page of an email link: confirms what was done, or has a button that does it. */
export function MailLinkPage({ path, publicUrl, title, text, children }: MailLinkPageProps) {
  return (
    <div className="j-wrap j-section--tight j-page">
      <PageHead title={title} path={path} publicUrl={publicUrl} isPrivate />
      <div className="j-page__head">
        <h1>{title}</h1>
        <p className="j-lead" role="status">
          {text}
        </p>
      </div>
      {children}
    </div>
  );
}

/** The link to continue from such a page; `path` without language. */
export function GoOn({ path, children }: { path: string; children: string }) {
  const { to } = useLanguage();
  return (
    <a className="j-btn j-btn--secondary" href={to(path)}>
      {children}
    </a>
  );
}
