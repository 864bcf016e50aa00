import { useLanguage } from '../language/language.tsx';

/** Which part of the site is closed, and the call that dismisses the banner. */
export type ComingSoonBannerProps = Readonly<{ mode: 'store' | 'site'; restUrl: string; restNonce: string }>;

/**
 * Shows staff that the public does not see the shop. It can be dismissed permanently.
 *
 * Source: spec §2 'Coming soon' footer banner, WIRE §6; CS-01
 */
export function ComingSoonBanner({ mode, restUrl, restNonce }: ComingSoonBannerProps) {
  const { t, to } = useLanguage();
  return (
    <section id="coming-soon-footer-banner" aria-label={t('comingSoon:banner.label')}>
      <p>
        {t(`comingSoon:banner.${mode}`)}{' '}
        <a href={to('/admin/coming-soon/')}>{t('comingSoon:banner.settings')}</a>
      </p>
      <a
        href="#main"
        role="button"
        className="coming-soon-footer-banner-dismiss"
        data-rest-url={restUrl}
        data-rest-nonce={restNonce}
      >
        {t('comingSoon:banner.dismiss')}
      </a>
    </section>
  );
}
