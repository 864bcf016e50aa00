/** How often a popup was shown in its period. Source: spec §3 Browser storage */
export const timesEntry = (id: number) => `popup_${id}_times`;

/** Whether the visitor asked not to see a popup again. Source: spec §3 Browser storage */
export const disableEntry = (id: number) => `popup_${id}_disable`;

/** The variant of an A/B test that the visitor belongs to: 0 for A, 1 for B. */
export const abTestEntry = (test: number) => `popup_test_${test}`;

/** Popups that have shown in this visit, in session storage. */
export const VISIT_POPUPS_ENTRY = 'visitPopups';

/** Parameters of the address that the visit began with, in session storage. */
export const CAMPAIGN_ENTRY = 'visitCampaign';

/** When a popup was first shown in this browser, in milliseconds, and the page views by then; of those that wait after it. */
export const firstShownEntry = (id: number) => `popup_${id}_defer_firstShown`;
export const firstShownViewsEntry = (id: number) => `popup_${id}_defer_firstPageViews`;

const INITIAL = { page_views: 'initialPageViews', sessions: 'initialSessions' } as const;

/** A counter of the visitor when the popup's rule was first evaluated. */
export const baselineEntry = (id: number, rule: keyof typeof INITIAL) =>
  `popup_${id}_${rule}_${INITIAL[rule]}`;
