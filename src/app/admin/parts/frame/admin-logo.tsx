import type { LogoPicture } from '#shop/settings';
import { useLanguage } from '#views/language/language.tsx';
import { logoAddress } from '#views/logo/logo-address.ts';

/** The store's logo, or the built-in one. */
export function AdminLogo({ logo, heightPx }: { logo: LogoPicture | null; heightPx: number }) {
  const { t } = useLanguage();
  if (logo === null) return <img src="/brand/logo-light.svg" alt={t('admin:name')} height={heightPx} />;
  return (
    <img
      className="admin-logo"
      src={logoAddress(logo)}
      alt={t('admin:name')}
      width={logo.widthPx}
      height={logo.heightPx}
      style={{ blockSize: heightPx }}
    />
  );
}
