import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { parseShareNetwork, type ShareNetwork } from './networks.ts';
import { addClick, readClicks } from './sharing.store.ts';

/** The networks, and the addresses that share a page. */
export {
  mailAddress,
  parseShareNetwork,
  SHARE_NETWORKS,
  type ShareNetwork,
  type ShareSubject,
  shareAddress,
} from './networks.ts';

/** How often a page was shared from here, by network. */
export type ShareCounts = Readonly<Partial<Record<ShareNetwork, number>>>;

type Needs = {
  db: DbOrTx;
  settings: () => Promise<Settings>;
  /** Whether there is a page at an address without language, so that nobody fills the table with inventions. */
  isPage: (path: string) => Promise<boolean>;
};

/**
 * Sharing, counted by the shop itself: no network is asked and nothing of the visitor is kept.
 *
 * `click` counts one click on a page's link when `share.counters` is on and the page exists; `counts` gives a page's
 * numbers, null while they are off.
 * Source: SH-03
 */
export function createSharing({ db, settings, isPage }: Needs) {
  const isOn = async () => (await settings())['share.counters'];
  return {
    click: async (path: string, network: ShareNetwork): Promise<void> => {
      if ((await isOn()) && (await isPage(path))) await addClick(db, path, network);
    },
    counts: async (path: string): Promise<ShareCounts | null> => {
      if (!(await isOn())) return null;
      const rows = await readClicks(db, path);
      return Object.fromEntries(
        rows.flatMap(({ network, clicks }) => {
          const known = parseShareNetwork(network);
          return known === null ? [] : [[known, clicks]];
        }),
      );
    },
  };
}
