import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { parseShareNetwork, type ShareNetwork } from './rules/networks.ts';
import { addClick, readClicks } from './store/clicks.ts';

/** The networks and their share URLs. */
export {
  mailAddress,
  parseShareNetwork,
  SHARE_NETWORKS,
  type ShareNetwork,
  type ShareSubject,
  shareAddress,
} from './rules/networks.ts';

/** Shares of a page by network. */
export type ShareCounts = Readonly<Partial<Record<ShareNetwork, number>>>;

type Deps = {
  db: DbOrTx;
  settings: () => Promise<Settings>;
  /** Whether a page exists, so that made-up paths are not counted. */
  isPage: (path: string) => Promise<boolean>;
};

/**
 * Share counts, kept by the shop itself; stores nothing about visitors.
 *
 * `click` counts a click when `share.counters` is on and the page exists; `counts` returns a page's counts, null
 * while they are off.
 * Source: SH-03
 */
export function createSharing({ db, settings, isPage }: Deps) {
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
