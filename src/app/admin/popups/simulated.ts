import type { ValueOf } from '#admin-actions/registry.ts';

/** A visit with what the popups of its page do on it. */
export type Simulated = ValueOf<'popups.simulate'>;
