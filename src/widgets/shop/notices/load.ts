import { toPrintedNotice } from '#views/notice/to-printed-notice.ts';
import type { Loader } from '../../place.ts';
import type { fields, NoticesData } from './fields.ts';

/** The visitor's pending notices. */
export const loadNotices: Loader<typeof fields, NoticesData> = async (
  _settings,
  { takeNotices, language },
) => ({ notices: (await takeNotices()).map((notice) => toPrintedNotice(notice, language)) });
