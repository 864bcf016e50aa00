/** Orders of lists of articles or projects; `position` is the manual order, then newest first. */
export const DOCUMENT_ORDERS = ['position', 'date', 'date-asc', 'title', 'title-desc', 'rand'] as const;
export type DocumentOrder = (typeof DOCUMENT_ORDERS)[number];
