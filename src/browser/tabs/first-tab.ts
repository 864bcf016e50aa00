/**
 * The product tab that opens first.
 *
 * @param address full URL with fragment
 * @returns the tab's key, or null for the first tab
 * Source: spec §2 Product page; PP-06, PP-07, PP-08
 */
export function firstTab(address: string): 'reviews' | 'additional_information' | null {
  const [before = '', hash = ''] = address.split('#', 2);
  const isAboutReviews =
    hash.includes('comment-') ||
    hash === 'reviews' ||
    hash === 'tab-reviews' ||
    before.includes('comment-page-') ||
    before.includes('cpage=');
  if (isAboutReviews) return 'reviews';
  return hash === 'tab-additional_information' ? 'additional_information' : null;
}

/** The tab a key leads to, following the page's direction. */
export function tabAfterKey(
  key: string,
  { at, count, isRightToLeft }: { at: number; count: number; isRightToLeft: boolean },
): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const targets: Readonly<Record<string, number>> = {
    [forward]: (at + 1) % count,
    [backward]: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? null;
}
