import { Notices } from '#views/notice/notice.tsx';
import type { NoticesData } from './fields.ts';

/** The shop's messages; scripts of the page put theirs there as well. */
export function NoticesBlock({ notices }: NoticesData) {
  return (
    <div className="j-wrap" data-shop-notices="">
      <Notices notices={notices} />
    </div>
  );
}
