import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';

/** The account link, the same for guests and customers. */
export function AccountLink({ element }: { element?: ElementAttributes }) {
  const { t, to } = useLanguage();
  return (
    <a {...onElement('j-iconbtn', element)} href={to('/my-account/')} aria-label={t('shop:account')}>
      <Icon name="user" />
    </a>
  );
}
