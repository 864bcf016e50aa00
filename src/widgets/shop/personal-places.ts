import type { DocumentPlace } from '../declaration.ts';

/** Where personal widgets may stand: in lists and around products they would keep hundreds of pages from being cached. */
export const PERSONAL_PLACES: readonly DocumentPlace[] = ['home', 'page', 'section'];
