import { logoAddress } from '#views/logo/logo-address.ts';
import type { AdminStore } from './store.ts';

type LogoProps = Readonly<{ store: AdminStore; heightPx: number }>;

/** The store's logo, or the built-in one. */
export function AdminLogo({ store: { name, logo }, heightPx }: LogoProps) {
  if (logo === null) return <img src="/brand/logo-light.svg" alt={name} height={heightPx} />;
  return (
    <img
      className="admin-logo"
      src={logoAddress(logo)}
      alt={name}
      width={logo.widthPx}
      height={logo.heightPx}
      style={{ blockSize: heightPx }}
    />
  );
}
