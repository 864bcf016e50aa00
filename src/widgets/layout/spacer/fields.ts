import { perDevice } from '../../fields/nested.ts';
import { spacing } from '../../fields/tokens.ts';

export const fields = { size: { ...perDevice(spacing()), initial: { desktop: '7' as const } } };
