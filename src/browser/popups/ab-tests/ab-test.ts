import { simulatedVisit, storageOf } from '../simulated-visit.ts';
import { variantsOf } from './ab-variant.ts';

/** The variant of an A/B test that this browser belongs to. A simulated visitor whose variant is not described belongs to the first. */
export const visitorVariant = variantsOf({
  storage: () => storageOf('local'),
  random: simulatedVisit === null ? Math.random : () => 0,
});
