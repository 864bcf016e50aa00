/**
 * Which tab of a product page opens first.
 *
 * @param address the page's full address, fragment included
 * @returns the tab's key, or null for the first one there is
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

/** How a key moves from one tab to another, in the direction the page is read. */
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
