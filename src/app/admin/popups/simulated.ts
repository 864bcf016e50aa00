import type { ValueOf } from '#admin-actions/registry.ts';

/** A simulated visit, and what the page's popups do on it. */
export type Simulated = ValueOf<'popups.simulate'>;
