import { join } from '../style/join.ts';

/** Names in the sprite `public/icons.svg`, which bin/icons.js prints. */
export type IconName =
  | 'list'
  | 'magnifying-glass'
  | 'user'
  | 'handbag'
  | 'x'
  | 'plus'
  | 'minus'
  | 'check'
  | 'caret-down'
  | 'caret-left'
  | 'caret-right'
  | 'arrow-right'
  | 'truck'
  | 'clock'
  | 'shield-check'
  | 'identification-card'
  | 'warning'
  | 'warning-circle'
  | 'check-circle'
  | 'info'
  | 'eye'
  | 'eye-slash'
  | 'corners-out'
  | 'corners-in'
  | 'magnifying-glass-plus'
  | 'magnifying-glass-minus'
  | 'share-network'
  | 'download-simple'
  | 'image-broken'
  | 'sliders-horizontal'
  | 'money'
  | 'credit-card'
  | 'wallet'
  | 'calendar-check'
  | 'bank'
  | 'hourglass-medium'
  | 'package'
  | 'link-simple'
  | 'envelope-simple'
  | 'printer'
  | 'phone'
  | 'map-pin'
  | 'list-bullets'
  | 'star'
  | 'thumbs-up';

type IconProps = {
  name: IconName;
  isSmall?: boolean;
  /** Turned over in right-to-left text: arrows and carets. */
  flips?: boolean;
};

/** A decorative picture; what it means is said by the words beside it. */
export function Icon({ name, isSmall = false, flips = false }: IconProps) {
  return (
    <svg className={join('j-icon', isSmall && 'j-icon--s', flips && 'j-icon--flip')} aria-hidden="true">
      <use href={`/icons.svg#i-${name}`} />
    </svg>
  );
}
