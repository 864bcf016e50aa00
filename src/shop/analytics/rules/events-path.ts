/** Where browsers send events, in batches. */
export const EVENTS_PATH = '/wp-json/jamra/v1/events/';

/** Events of one batch. */
export const BATCH_MAX = 25;
