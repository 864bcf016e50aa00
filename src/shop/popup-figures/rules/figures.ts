/** What of a popup is counted: that it showed, that it closed, that a link, button or form in it was used, and that a form in it was sent. */
export const FIGURES = ['seen', 'closed', 'acted', 'sent'] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Readonly<Record<Figure, number>>;

/** Figures of one popup on one day of the shop's clock, `2026-11-26`. */
export type DayFigures = Figures & Readonly<{ id: number; day: string }>;

/** The path for reports of popup figures. */
export const FIGURES_PATH = '/wp-json/jamra/v1/popup-figures/';

/** The periods that are offered, in days until today. */
export const FIGURE_DAYS = [7, 28, 90] as const;

export const NO_FIGURES: Figures = { seen: 0, closed: 0, acted: 0, sent: 0 };

export function addFigures(one: Figures, other: Figures): Figures {
  return {
    seen: one.seen + other.seen,
    closed: one.closed + other.closed,
    acted: one.acted + other.acted,
    sent: one.sent + other.sent,
  };
}
