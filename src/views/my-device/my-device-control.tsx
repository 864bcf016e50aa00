import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** Links to the device page; the script opens it as a dialog and shows the device's name. */
export function MyDeviceControl() {
  const { t, to } = useLanguage();
  return (
    <a className="j-mydevice" href={to('/my-device/')} data-my-device="" data-label={t('fit:control')}>
      <Icon name="check-circle" isSmall />
      <span data-my-device-name="">{t('fit:controlNone')}</span>
    </a>
  );
}
