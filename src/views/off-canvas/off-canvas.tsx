import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

type OffCanvasProps = Readonly<{
  id: number;
  title: string;
  side: 'start' | 'end';
  widthPx: number;
  hasCloseButton: boolean;
  closesOnOverlay: boolean;
  children: ReactNode;
}>;

/**
 * A panel that links of the page open. Its ids are the hashes of these links: without script a link shows it as the
 * target of the address, until another one is followed.
 */
export function OffCanvas({
  id,
  title,
  side,
  widthPx,
  hasCloseButton,
  closesOnOverlay,
  children,
}: OffCanvasProps) {
  const { t } = useLanguage();
  const titleId = `off-canvas-${id}-title`;
  const name = title === '' ? { 'aria-label': t('shop:panel') } : { 'aria-labelledby': titleId };
  return (
    <div id={`off_canvas:toggle?id=${id}`}>
      <dialog
        className={join('j-drawer', side === 'start' ? 'j-drawer--start' : '', 'j-off-canvas')}
        id={`off_canvas:open?id=${id}`}
        style={{ '--off-canvas-width': `${widthPx}px` } as CSSProperties}
        data-off-canvas={id}
        data-close-on-overlay={closesOnOverlay ? '' : undefined}
        {...name}
      >
        <div className={join('j-drawer__head', title === '' ? 'j-off-canvas__head' : '')}>
          {title === '' ? null : <h2 id={titleId}>{title}</h2>}
          <a
            className={join('j-iconbtn', hasCloseButton ? '' : 'j-off-canvas__way-out')}
            href="#off_canvas:close"
            aria-label={t('shop:close')}
          >
            <Icon name="x" />
          </a>
        </div>
        <div className="j-drawer__body j-off-canvas__body">{children}</div>
      </dialog>
    </div>
  );
}
