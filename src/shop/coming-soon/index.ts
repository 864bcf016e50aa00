import { DAY_MS, type Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Signature } from '#platform/signature.ts';
import type { ComingSoon, createSettings, SettingRefusal } from '#shop/settings';
import type { SaveComingSoonRefusal } from './refusals.ts';
import { isComingSoon } from './rules/closed.ts';
import { type PrivateLink, readPrivateLink, writePrivateLink } from './rules/private-link.ts';

export type { BannerRefusal, ComingSoonRefusal, SaveComingSoonRefusal } from './refusals.ts';
/** Which pages are closed, and the path of the page shown instead. */
export { COMING_SOON_PATH, isClosed, isComingSoon, openingOf } from './rules/closed.ts';
/** Private links. */
export { LINK_ENDED, PRIVATE_LINK } from './rules/private-link.ts';

const KEY = 'comingSoon';

type Deps = Readonly<{
  settings: Pick<ReturnType<typeof createSettings>, 'all' | 'known' | 'opened' | 'set'>;
  /** Whether a published page has a slug. */
  isPage: (slug: string) => Promise<boolean>;
  signature: Pick<Signature, 'sign' | 'read'>;
  clock: () => Instant;
}>;

/** What staff change of the mode; private links are turned off apart from it. */
type Typed = Omit<ComingSoon, 'linkVersion'>;

/**
 * The coming-soon mode: the site, or its store pages, are closed to the public.
 *
 * `open()` returns the setting with its version; `save(typed, version)` stores a new one, or refuses with
 * `coming-soon.unknown-page`, `coming-soon.past-opening`, or `admin.changed-meanwhile`. `links.make(days)` returns the
 * text of a private link, `links.read` parses one, and `links.turnOff()` ends all of them.
 */
export function createComingSoon({ settings, isPage, signature, clock }: Deps) {
  async function open(): Promise<Readonly<{ setting: ComingSoon; version: number }>> {
    const { values, versionOf } = await settings.opened();
    return { setting: values[KEY], version: versionOf(KEY) };
  }

  async function set(next: ComingSoon, version: number): Promise<Outcome<ComingSoon, SettingRefusal>> {
    const saved = await settings.set(KEY, next, version);
    return saved.ok ? done(next) : saved;
  }

  async function save(
    typed: Typed,
    version: number,
  ): Promise<Outcome<ComingSoon, SaveComingSoonRefusal | SettingRefusal>> {
    const { setting } = await open();
    const next = { ...typed, linkVersion: setting.linkVersion };
    if (next.page !== '' && !(await isPage(next.page))) return refuse({ code: 'coming-soon.unknown-page' });
    const isPast = next.opensAt !== '' && new Date(next.opensAt) <= clock();
    if (isPast && next.mode !== 'off') return refuse({ code: 'coming-soon.past-opening' });
    return set(next, version);
  }

  return {
    open,
    save,
    /** Whether the shop is in the mode now, with the setting; the last known one if the database does not answer. */
    current: async () => {
      const { comingSoon: setting } = await settings.known();
      return { setting, isOn: isComingSoon(setting, clock()) };
    },
    links: {
      make: async (days: number): Promise<Readonly<{ text: string; until: Instant }>> => {
        const { setting } = await open();
        const until = new Date(clock().getTime() + days * DAY_MS);
        return { text: writePrivateLink({ until, version: setting.linkVersion }, signature), until };
      },
      read: async (text: string): Promise<PrivateLink | null> => {
        const { comingSoon } = await settings.all();
        return readPrivateLink(text, { read: signature.read, version: comingSoon.linkVersion, now: clock() });
      },
      turnOff: async () => {
        const { setting, version } = await open();
        return set({ ...setting, linkVersion: setting.linkVersion + 1 }, version);
      },
    },
  };
}
