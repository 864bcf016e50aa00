import type { ReactNode } from 'react';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import type { PopupSettings } from '#shop/popups';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

type PopupProps = Readonly<{
  id: number;
  settings: PopupSettings;
  children: ReactNode;
}>;

/** A popup as the page carries it: its settings, and its dialog, which is no part of the page before it shows. */
export function Popup({ id, settings, children }: PopupProps) {
  const { t } = useLanguage();
  return (
    <template data-popup={id} data-settings={JSON.stringify(settings)} data-time-zone={SHOP_TIME_ZONE}>
      <dialog className="j-popup" aria-label={t('shop:popup')} data-popup-id={id}>
        <div className="j-popup__frame">
          <div className="j-popup__box">{children}</div>
          <button className="j-popup__close" type="button" aria-label={t('shop:close')}>
            <Icon name="x" />
          </button>
        </div>
      </dialog>
    </template>
  );
}
