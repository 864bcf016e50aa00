import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

export type NoticeKind = 'success' | 'error' | 'info';

const LOOK: Readonly<Record<NoticeKind, { look: string; icon: IconName; wire: string }>> = {
  success: { look: 'j-notice--ok', icon: 'check-circle', wire: 'woocommerce-message' },
  error: { look: 'j-notice--bad', icon: 'warning-circle', wire: 'woocommerce-error-line' },
  info: { look: 'j-notice--info', icon: 'info', wire: 'woocommerce-info' },
};

/** Error lists have the alert role themselves. Source: WIRE §12 */
const ROLES: Readonly<Record<NoticeKind, 'alert' | 'status' | undefined>> = {
  success: 'alert',
  error: undefined,
  info: 'status',
};

type NoticeProps = { kind: NoticeKind; children: ReactNode };

export function Notice({ kind, children }: NoticeProps) {
  const { look, icon, wire } = LOOK[kind];
  return (
    <div className={`j-notice ${look} ${wire}`} role={ROLES[kind]}>
      <Icon name={icon} isSmall />
      <div>{children}</div>
    </div>
  );
}

export type PrintedNotice = {
  kind: NoticeKind;
  text: string;
  link?: { text: string; href: string } | undefined;
};

function Line({ notice }: { notice: PrintedNotice }) {
  return (
    <>
      {notice.text}{' '}
      {notice.link ? (
        <a className="j-link button wc-forward restore-item" href={notice.link.href}>
          {notice.link.text}
        </a>
      ) : null}
    </>
  );
}

/** Notices without a wrapper: errors first in one list, then the others. */
export function NoticeBlocks({ notices }: { notices: readonly PrintedNotice[] }) {
  const errors = notices.filter(({ kind }) => kind === 'error');
  const others = notices.filter(({ kind }) => kind !== 'error');
  return (
    <>
      {errors.length > 0 ? (
        <ul className="woocommerce-error" role="alert">
          {errors.map((notice) => (
            <li key={notice.text}>
              <Notice kind="error">
                <Line notice={notice} />
              </Notice>
            </li>
          ))}
        </ul>
      ) : null}
      {others.map((notice) => (
        <Notice key={notice.text} kind={notice.kind}>
          <Line notice={notice} />
        </Notice>
      ))}
    </>
  );
}

/** The notices in the wrapper that scripts look for. */
export function Notices({ notices }: { notices: readonly PrintedNotice[] }) {
  return (
    <div className="woocommerce-notices-wrapper">
      <NoticeBlocks notices={notices} />
    </div>
  );
}
