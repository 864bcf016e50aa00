import type { DashboardProps } from '#views/account/dashboard.tsx';
import type { PrintedNotice } from '#views/notice/notice.tsx';

export const fields = {};

/** The account of the signed-in customer, or the data of the sign-in form. */
export type AccountData = {
  /** Null for a guest. */
  overview: DashboardProps | null;
  /** The second factor of a sign-in is awaited. */
  awaitsCode: boolean;
  asksPassword: boolean;
  nonces: Readonly<{ login: string; register: string; code: string; signOut: string }>;
};

/** What the loader adds. */
export type AccountWidgetData = AccountData & {
  /** Where signing in leads back to. */
  redirect: string;
  notices: readonly PrintedNotice[];
};
