import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** Leads to the choice of one's own device; the script opens it in place and writes the device's name here. */
export function MyDeviceControl() {
  const { t, to } = useLanguage();
  return (
    <a className="j-mydevice" href={to('/my-device/')} data-my-device="" data-label={t('fit:control')}>
      <Icon name="check-circle" isSmall />
      <span data-my-device-name="">{t('fit:controlNone')}</span>
    </a>
  );
}
