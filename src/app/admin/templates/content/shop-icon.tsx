import type { IconName } from '#views/icon/icon.tsx';

/** An icon of the storefront in the style of the back office. */
export function ShopIcon({ name }: { name: IconName }) {
  return (
    <svg className="admin-icon" aria-hidden="true">
      <use href={`/icons.svg#i-${name}`} />
    </svg>
  );
}
