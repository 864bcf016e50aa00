import { useLanguage } from '../language/language.tsx';

type LogoProps = {
  /** The background it is drawn for. */
  scheme: 'light' | 'dark';
  /** Uses the Latin logo on phones, where the bilingual one is too wide. */
  isShortOnPhones?: boolean;
  loading?: 'lazy' | undefined;
};

/** The shop's logo, with the Arabic name on Arabic pages. */
export function Logo({ scheme, isShortOnPhones = false, loading }: LogoProps) {
  const { t, language } = useLanguage();
  const latin = { src: `/brand/logo-${scheme}.svg`, width: 238, height: 72 };
  const bilingual = { src: `/brand/logo-${scheme}-bilingual.svg`, width: 358, height: 72 };
  const { src, width, height } = language === 'ar' && !isShortOnPhones ? bilingual : latin;
  const image = <img src={src} alt={t('shop:name')} width={width} height={height} loading={loading} />;
  if (language !== 'ar' || !isShortOnPhones) return image;
  return (
    <picture>
      <source
        media="(min-width: 769px)"
        srcSet={bilingual.src}
        width={bilingual.width}
        height={bilingual.height}
      />
      {image}
    </picture>
  );
}
