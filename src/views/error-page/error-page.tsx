import type { TFunction } from 'i18next';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { ErrorMessage } from './error-message.tsx';
import { useHelp } from './help.tsx';

type Kind = 'missing' | 'busy' | 'unread' | 'away' | 'broken';

function kindOf(status: number): Kind {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'busy';
  if (status === 503) return 'away';
  return status < 500 ? 'unread' : 'broken';
}

/** The head of an error page. */
export function ErrorHead({ status }: { status: number }) {
  const { t } = useLanguage();
  const { publicUrl } = useIdentity();
  const kind = kindOf(status);
  const path = `/${kind === 'missing' ? 'not-found' : 'error'}/`;
  return <PageHead title={t(`shop:errors.${kind}.title`)} path={path} publicUrl={publicUrl} isPrivate />;
}

/** How long a rate-limited visitor must wait; at least a minute. */
export function waitText(seconds: number, t: TFunction): string {
  const minutes = Math.ceil((seconds * SECOND_MS) / MINUTE_MS);
  return minutes > 1 ? t('shop:errors.busy.wait', { count: minutes }) : t('shop:errors.busy.text');
}

type ErrorPageProps = {
  status: number;
  /** Seconds in `Retry-After` of a 429. */
  waitSeconds?: number;
};

/** An error page with search, categories, bestsellers and contact. */
export function ErrorPage({ status, waitSeconds = 0 }: ErrorPageProps) {
  const { t } = useLanguage();
  const help = useHelp();
  const kind = kindOf(status);
  return (
    <>
      <ErrorHead status={status} />
      <ErrorMessage
        status={status}
        title={t(`shop:errors.${kind}.title`)}
        text={kind === 'busy' ? waitText(waitSeconds, t) : t(`shop:errors.${kind}.text`)}
        searchParameter={help !== null && kind === 'missing' ? help.searchParameter : null}
        retry={kind === 'broken' ? (help?.address ?? '/') : null}
        categories={help?.categories ?? []}
      >
        {help === null || kind === 'missing' ? null : (
          <p className="j-small j-quiet">
            {t('shop:errors.request')} <bdi dir="ltr">{help.requestId}</bdi>
          </p>
        )}
      </ErrorMessage>
      {help?.bestSellers}
    </>
  );
}
