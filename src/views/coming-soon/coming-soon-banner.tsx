import { useLanguage } from '../language/language.tsx';

/** Which part of the site is closed, and where the banner is put away. */
export type ComingSoonBannerProps = Readonly<{ mode: 'store' | 'site'; restUrl: string; restNonce: string }>;

/**
 * Tells staff that the public does not see what they see. It can be put away for good.
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
