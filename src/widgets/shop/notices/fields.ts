import type { PrintedNotice } from '#views/notice/notice.tsx';

export const fields = {};

/** What the loader adds. */
export type NoticesData = { notices: readonly PrintedNotice[] };
