import type { LoopFilterState } from '#shop/loops/rules/filter-state.ts';
import { REFRESH_LOOP_PATH } from '#shop/loops/rules/loop-address.ts';
import type { LoopElement } from './loop-state.ts';

/** What call 6 answers: the loop, and the filters of its page by their nodes. */
export type RefreshedLoop = Readonly<{ data: string; filters: Readonly<Record<string, string>> }>;

/**
 * Fetches a loop under the filters of an address. Source: spec §7 call 6; GF-15, GF-16
 *
 * @returns null if it failed: the loop is unchanged (GF-19)
 */
export async function refreshLoop(
  { id, document }: LoopElement,
  { consolidatedFilters }: LoopFilterState,
  { address, signal }: { address: string; signal: AbortSignal },
): Promise<RefreshedLoop | null> {
  try {
    const response = await fetch(REFRESH_LOOP_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        post_id: document,
        widget_filters: consolidatedFilters,
        widget_id: id,
        pagination_base_url: address,
      }),
      signal,
    });
    const answer: Partial<RefreshedLoop> | null = response.ok ? await response.json() : null;
    return typeof answer?.data === 'string' ? (answer as RefreshedLoop) : null;
  } catch {
    return null;
  }
}
