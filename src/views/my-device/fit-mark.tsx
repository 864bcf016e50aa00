import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** Placeholder for the compatibility mark that the script fills. */
export function FitMark() {
  return (
    <p className="j-fitmark" data-fit-mark="" hidden>
      <Icon name="check-circle" isSmall />
      <Icon name="warning-circle" isSmall />
      <span />
    </p>
  );
}

/** The texts of the marks, once per page, and the device dialog. */
export function FitWords() {
  const { t } = useLanguage();
  return (
    <dialog
      className="j-devicedialog"
      id="device-choice"
      aria-labelledby="device-choice-title"
      data-fits-text={t('fit:fits', { name: '{{name}}' })}
      data-misfits-text={t('fit:misfits', { name: '{{name}}' })}
      data-own-text={t('fit:own')}
    >
      <div className="j-drawer__head">
        <h2 id="device-choice-title">{t('fit:choose')}</h2>
        <button type="button" className="j-iconbtn" data-close-device="" aria-label={t('fit:close')}>
          <Icon name="x" />
        </button>
      </div>
      <div className="j-devicedialog__body" data-device-list="" />
    </dialog>
  );
}
