/** How a list of articles or projects is ordered; `position` is by hand, then newest first. */
export const DOCUMENT_ORDERS = ['position', 'date', 'date-asc', 'title', 'title-desc', 'rand'] as const;
export type DocumentOrder = (typeof DOCUMENT_ORDERS)[number];
