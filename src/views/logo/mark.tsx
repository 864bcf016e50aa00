import { useIdentity } from '../identity/identity.tsx';
import { logoAddress } from './logo-address.ts';

type MarkProps = { sizePx: number; loading?: 'lazy' };

/** Decorates a page or dialog of one question: the shop's own logo, or the built-in mark. */
export function Mark({ sizePx, loading }: MarkProps) {
  const logo = useIdentity().logo.light;
  if (logo === null)
    return <img src="/brand/mark.svg" alt="" width={sizePx} height={sizePx} loading={loading} />;
  const { widthPx, heightPx } = logo;
  const size = { width: widthPx, height: heightPx };
  return <img className="j-logo" src={logoAddress(logo)} alt="" {...size} loading={loading} />;
}
