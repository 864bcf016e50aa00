import { savedDocument } from '../../fields/references.ts';

export const fields = { section: savedDocument('section') };
