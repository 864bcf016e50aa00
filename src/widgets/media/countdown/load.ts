import type { Loader } from '../../place.ts';
import type { CountdownData, fields } from './fields.ts';

/** Whether the moment has come; what is printed before it expires with it. Null: nothing is shown from then on. */
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
