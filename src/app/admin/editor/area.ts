import type { AreaRoutes, MenuEntry } from '../area.ts';

/** Documents are opened from their own lists. */
export const menu: readonly MenuEntry[] = [];

export const routes: AreaRoutes = { 'editor/:document': 'editor.tsx' };
