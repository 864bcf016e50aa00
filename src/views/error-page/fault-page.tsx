import { useLanguage } from '../language/language.tsx';
import { ErrorPage } from './error-page.tsx';
import { useHelp } from './help.tsx';

/** An error page without header and footer, which need the database: shop name and message. */
export function FaultPage({ status }: { status: number }) {
  const { t, to } = useLanguage();
  const help = useHelp();
  return (
    <>
      <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
      {help === null ? null : <link rel="stylesheet" href={help.stylesheet} />}
      <header className="j-fault__head j-wrap">
        <a href={to('/')}>
          <img src="/brand/logo-light.svg" alt={t('shop:name')} width={119} height={36} />
        </a>
      </header>
      <main id="main">
        <ErrorPage status={status} />
      </main>
    </>
  );
}
