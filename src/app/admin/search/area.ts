import type { AreaRoutes, MenuEntry } from '../area.ts';

/** The palette stands in the frame, above every screen. */
export const menu: readonly MenuEntry[] = [];

export const routes: AreaRoutes = {};
