import { GROUPS, type Slot } from '../declaration.ts';

/** A row of the header or the footer: its widgets stand side by side, so it holds none that arranges a page. */
export const ROW_SLOT: Slot = {
  max: 20,
  isInline: true,
  accepts: {
    groups: GROUPS.filter((group) => group !== 'layout'),
    also: ['divider', 'spacer', 'saved-section'],
  },
};
