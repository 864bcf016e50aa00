import { perDevice } from '../../fields/nested.ts';
import { number } from '../../fields/values.ts';

const COLUMNS_MAX = 6;

export const fields = { columns: perDevice(number({ min: 1, max: COLUMNS_MAX, initial: 2 })) };
