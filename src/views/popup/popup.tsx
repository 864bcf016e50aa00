import type { ReactNode } from 'react';
import type { CarriedAbTest, PopupSettings } from '#shop/popups';
import { carriedSettings } from '#shop/popups/rules/carried-settings.ts';
import { printAbTest } from '#shop/popups/rules/conditions/ab-test.ts';
import { popupPagePath } from '#shop/popups/rules/content-address.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

type PopupProps = Readonly<{
  id: number;
  settings: PopupSettings;
  /** The running A/B test that it is in. */
  abTest: CarriedAbTest | null;
  /** Where large content is fetched when the popup opens, and the parts of the scripts it needs; null: the page carries it. */
  fetched: Readonly<{ address: string; parts: string }> | null;
  children: ReactNode;
}>;

/** The target of popup links without scripts: a link to a page with the popup's content. */
function WithoutScripts({ id }: Pick<PopupProps, 'id'>) {
  const { t, to } = useLanguage();
  return (
    <noscript>
      <p className="j-wrap" id={`popup:open?id=${id}`}>
        <a href={to(popupPagePath(id))}>{t('shop:popup')}</a>
      </p>
    </noscript>
  );
}

/** A popup as the page carries it: its settings, and its dialog, which is no part of the page before it shows. */
export function Popup({ id, settings, abTest, fetched, children }: PopupProps) {
  const { t } = useLanguage();
  const template = (
    <template
      data-popup={id}
      data-settings={JSON.stringify(carriedSettings(settings))}
      data-ab-test={abTest === null ? undefined : printAbTest(abTest.id, abTest.variant)}
      data-content={fetched?.address}
      data-parts={fetched?.parts || undefined}
    >
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
  return fetched === null ? (
    template
  ) : (
    <>
      {template}
      <WithoutScripts id={id} />
    </>
  );
}
