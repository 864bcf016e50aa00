/** Names in the sprite `public/admin-icons.svg`, which bin/icons.js prints. */
export type AdminIconName =
  | 'house'
  | 'receipt'
  | 'package'
  | 'tag'
  | 'tree-structure'
  | 'star'
  | 'users'
  | 'user'
  | 'gift'
  | 'percent'
  | 'truck'
  | 'credit-card'
  | 'prohibit'
  | 'palette'
  | 'images'
  | 'list-dashes'
  | 'article'
  | 'tray'
  | 'envelope'
  | 'arrow-bend-up-right'
  | 'chart-bar'
  | 'gear'
  | 'clock'
  | 'stack'
  | 'magnifying-glass'
  | 'translate'
  | 'sign-out'
  | 'dots-three'
  | 'plus'
  | 'trash'
  | 'pencil'
  | 'copy'
  | 'scissors'
  | 'clipboard'
  | 'printer'
  | 'download'
  | 'upload'
  | 'arrow-up'
  | 'arrow-down'
  | 'arrow-u-up-left'
  | 'check'
  | 'x'
  | 'warning'
  | 'eye'
  | 'funnel'
  | 'bookmark'
  | 'calendar'
  | 'lock'
  | 'arrows-left-right'
  | 'bell'
  | 'storefront'
  | 'dots-six-vertical'
  | 'shield-check'
  | 'warehouse'
  | 'calculator'
  | 'crop'
  | 'arrow-u-up-right'
  | 'desktop'
  | 'device-tablet'
  | 'device-mobile'
  | 'caret-down'
  | 'caret-up'
  | 'arrow-left'
  | 'question';

/** What points along the line of the text points the other way in Arabic. */
const ALONG: readonly AdminIconName[] = [
  'arrow-left',
  'arrow-bend-up-right',
  'arrow-u-up-left',
  'arrow-u-up-right',
  'list-dashes',
  'sign-out',
];

/** A small picture beside words that say the same. */
export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg
      className="admin-icon"
      data-along={ALONG.includes(name) ? '' : undefined}
      aria-hidden="true"
      viewBox="0 0 256 256"
    >
      <use href={`/admin-icons.svg#${name}`} />
    </svg>
  );
}
