/** How often a popup was shown in its period. Source: spec §3 Browser storage */
export const timesEntry = (id: number) => `popup_${id}_times`;

/** Whether the visitor asked not to see a popup again. Source: spec §3 Browser storage */
export const disableEntry = (id: number) => `popup_${id}_disable`;

const INITIAL = { page_views: 'initialPageViews', sessions: 'initialSessions' } as const;

/** A counter of the visitor when the popup's rule was first evaluated. */
export const baselineEntry = (id: number, rule: keyof typeof INITIAL) =>
  `popup_${id}_${rule}_${INITIAL[rule]}`;
