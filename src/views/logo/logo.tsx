import type { LogoPicture } from '#shop/settings';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';

import { logoAddress } from './logo-address.ts';

type LogoProps = {
  /** The background it is drawn for. */
  scheme: 'light' | 'dark';
  /** Uses the Latin logo on phones, where the bilingual one is too wide. */
  isShortOnPhones?: boolean;
  loading?: 'lazy' | undefined;
};

type OwnLogoProps = { logo: LogoPicture; loading?: 'lazy' | undefined };

/** The logo that the shop has chosen. */
function OwnLogo({ logo, loading }: OwnLogoProps) {
  const { name } = useIdentity();
  const { widthPx, heightPx } = logo;
  const size = { width: widthPx, height: heightPx };
  return <img className="j-logo" src={logoAddress(logo)} alt={name} {...size} loading={loading} />;
}

/** The shop's logo: its own, or the built-in one with the Arabic name on Arabic pages. */
export function Logo(props: LogoProps) {
  const logo = useIdentity().logo[props.scheme];
  return logo === null ? <BuiltInLogo {...props} /> : <OwnLogo logo={logo} loading={props.loading} />;
}

function BuiltInLogo({ scheme, isShortOnPhones = false, loading }: LogoProps) {
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
