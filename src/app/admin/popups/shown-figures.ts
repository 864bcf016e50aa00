import type { ValueOf } from '#admin-actions/registry.ts';

/** Statistics of popups in a period. */
export type ShownFigures = ValueOf<'popups.figures'>;
