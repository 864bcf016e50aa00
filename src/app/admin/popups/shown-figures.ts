import type { ValueOf } from '#admin-actions/registry.ts';

/** Figures of popups in the last days. */
export type ShownFigures = ValueOf<'popups.figures'>;
