/** Scalars are strings, as in the other objects of the page. */
type Globals = { jamra_analytics?: { on: string; scroll: string; grids: string } };

export type AnalyticsOptions = Readonly<{
  /** Whether the shop counts its visits. */
  isOn: boolean;
  scrollPercent: number;
  countsGrids: boolean;
}>;

/** The settings that the page carries; those for detecting events are set even if the shop's own statistics are off. */
export function readOptions(): AnalyticsOptions {
  const { jamra_analytics: options } = globalThis as Globals;
  return {
    isOn: options?.on === '1',
    scrollPercent: Number(options?.scroll ?? 90),
    countsGrids: options?.grids !== '',
  };
}
