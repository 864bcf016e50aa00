/** A point in time. */
export type Instant = Date;

/** Source of the current time; tests pass a fixed one. */
export type Clock = () => Instant;

/** The shop's time zone, for days, sales and deliveries. */
export const SHOP_TIME_ZONE = 'Asia/Dubai';

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How far the shop's clock is ahead of UTC: the Emirates have no summer time. */
export const SHOP_UTC_OFFSET_MS = 4 * HOUR_MS;
