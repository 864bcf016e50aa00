import type { AreaRoutes, MenuEntry } from '../area.ts';

/** The command palette is part of the frame, not a screen. */
export const menu: readonly MenuEntry[] = [];

export const routes: AreaRoutes = {};
