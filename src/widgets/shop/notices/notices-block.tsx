import { Notices } from '#views/notice/notice.tsx';
import { usePartOfPage } from '../../page-parts/part-of-page.tsx';
import type { NoticesData } from './fields.ts';

/** The shop's notices that the page has loaded; scripts of the page insert theirs here as well. */
export function NoticesBlock({ notices }: NoticesData) {
  const ofPage = usePartOfPage('notices');
  return (
    <div className="j-wrap" data-shop-notices="">
      {ofPage === null || notices.length > 0 ? <Notices notices={notices} /> : null}
      {ofPage}
    </div>
  );
}
