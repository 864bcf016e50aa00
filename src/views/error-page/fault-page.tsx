import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { Logo } from '../logo/logo.tsx';
import { SiteIcon } from '../site-icon/site-icon.tsx';
import { ErrorPage } from './error-page.tsx';
import { useHelp } from './help.tsx';

/** An error page without header and footer, which need the database: the shop's logo and a message. */
export function FaultPage(shown: { status: number; waitSeconds?: number }) {
  const { to } = useLanguage();
  const { icon } = useIdentity();
  const help = useHelp();
  return (
    <>
      <SiteIcon icon={icon} />
      {help === null ? null : <link rel="stylesheet" href={help.stylesheet} />}
      <header className="j-fault__head j-wrap">
        <a href={to('/')}>
          <Logo scheme="light" />
        </a>
      </header>
      <main id="main">
        <ErrorPage {...shown} />
      </main>
    </>
  );
}
