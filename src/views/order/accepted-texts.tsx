import type { Order } from '#shop/orders';
import { useLanguage } from '../language/language.tsx';

/** Versions that identify a stored text; older ones do not. */
const NAMES_TEXT = /-[0-9a-f]{8}$/;

function Version({ slug, version, label }: { slug: 'terms' | 'privacy'; version: string; label: string }) {
  const { to } = useLanguage();
  const words = (
    <>
      {label} <bdi>({version})</bdi>
    </>
  );
  if (!NAMES_TEXT.test(version)) return words;
  return (
    <a className="j-link" href={to(`/${slug}/${version}/`)}>
      {words}
    </a>
  );
}

/** Links to the legal texts as accepted with the order. Source: CO-09 */
export function AcceptedTexts({ order }: { order: Pick<Order, 'termsVersion' | 'privacyVersion'> }) {
  const { t } = useLanguage();
  const { termsVersion, privacyVersion } = order;
  if (termsVersion === '') return null;
  return (
    <p className="j-small j-quiet" data-accepted-texts="">
      {t('orders:texts.accepted')}{' '}
      <Version slug="terms" version={termsVersion} label={t('orders:texts.terms')} />
      {privacyVersion === '' ? null : (
        <>
          {t('orders:texts.and')}
          <Version slug="privacy" version={privacyVersion} label={t('orders:texts.privacy')} />
        </>
      )}
    </p>
  );
}
