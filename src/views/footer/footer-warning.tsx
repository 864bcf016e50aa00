import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';
import { Warning } from '../warning/warning.tsx';

/** The health warning of every page. */
export function FooterWarning({ element }: { element?: ElementAttributes }) {
  const { t } = useLanguage();
  const { warnings, minimumAge } = useIdentity();
  return (
    <div {...onElement('j-footer__warn', element)}>
      <Warning
        isStrip
        isGeneral
        text={`${warnings.tobacco} ${t('shop:footerWarning', { age: minimumAge })}`.trim()}
      />
    </div>
  );
}
