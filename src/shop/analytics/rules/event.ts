/** A line of a cart or an order. `price` is of one unit, in dirhams. */
export type AnalyticsItem = Readonly<{ item_id: string; item_name: string; price: number; quantity: number }>;

/** Products and their total in dirhams. */
export type AnalyticsSale = Readonly<{ currency: 'AED'; value: number; items: readonly AnalyticsItem[] }>;

type FormFacts = Readonly<{ form_id: string; form_name: string; form_destination: string }>;
type LinkFacts = Readonly<{ link_url: string; link_domain: string }>;
type VideoFacts = Readonly<{
  video_provider: string;
  video_title: string;
  video_url: string;
  /** Seconds. */
  video_current_time: number;
  video_duration: number;
  video_percent: number;
}>;

/** The parameters of each event, as Google Analytics 4 names them. */
export type EventParams = {
  page_view: Readonly<{ page_location: string; page_title: string; page_referrer: string }>;
  scroll: Readonly<{ percent_scrolled: number }>;
  /** A link to another site, or an element marked `data-event`, whose value is the label. */
  click: LinkFacts & Readonly<{ outbound: boolean; event_label: string }>;
  file_download: LinkFacts & Readonly<{ file_name: string; file_extension: string }>;
  form_start: FormFacts;
  form_submit: FormFacts;
  video_start: VideoFacts;
  video_progress: VideoFacts;
  video_complete: VideoFacts;
  /** `results` is ours: 0 where nothing was found, else 1. */
  view_search_results: Readonly<{ search_term: string; results: number }>;
  view_item: AnalyticsSale;
  add_to_cart: AnalyticsSale;
  remove_from_cart: AnalyticsSale;
  begin_checkout: AnalyticsSale & Readonly<{ coupon: string }>;
  purchase: AnalyticsSale &
    Readonly<{ transaction_id: string; tax: number; shipping: number; coupon: string }>;
  /** Ours: a popup was shown. */
  popup_view: Readonly<{ popup_id: string }>;
};

export type EventName = keyof EventParams;

/** An event under the name and with the parameters of Google Analytics 4. */
export type AnalyticsEvent = { [N in EventName]: Readonly<{ name: N; params: EventParams[N] }> }[EventName];

export const VIDEO_MARKS_PERCENT = [10, 25, 50, 75] as const;
