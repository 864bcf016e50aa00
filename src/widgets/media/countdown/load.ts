import type { Loader } from '../../place.ts';
import type { CountdownData, fields } from './fields.ts';

/**
 * Whether the moment has passed; until then the printed result expires at that moment. Null: nothing is shown
 * afterwards.
 */
export const loadCountdown: Loader<typeof fields, CountdownData> = async (
  { until, endText },
  { now, expireAt },
) => {
  if (until > now) {
    expireAt(until);
    return { isOver: false };
  }
  return endText === '' ? null : { isOver: true };
};
