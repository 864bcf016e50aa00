import type { DocumentPlace } from '../declaration.ts';

/**
 * Documents that may contain personal widgets. In lists and product templates they would prevent the caching of
 * hundreds of pages.
 */
export const PERSONAL_PLACES: readonly DocumentPlace[] = ['home', 'text', 'page', 'section'];
