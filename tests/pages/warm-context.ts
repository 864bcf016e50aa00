import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Changes that stay in a context until it is closed. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'route',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;
const LASTING_OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** An address of the shop without content and scripts. */
const NOTHING = '/healthz';

/** How many tests use a context: the process behind its pages grows with each of them. */
export const MOST_USES = 25;

/** A browser context for one test after another; `isSpent` once one of them changed it for good. */
export type WarmContext = {
  context: BrowserContext;
  home: Page;
  session: CDPSession;
  uses: number;
  isSpent: boolean;
};

/** By the options they were opened with. */
export type WarmContexts = Map<string, WarmContext>;

function watch<T extends object>(target: T, name: keyof T, onCall: () => void): void {
  const original = target[name];
  if (typeof original !== 'function') throw new Error(`${String(name)} cannot be called`);
  const watched = (...sent: unknown[]) => {
    onCall();
    return original.apply(target, sent);
  };
  Object.assign(target, { [name]: watched });
}

/**
 * Notices changes of the context that would reach the next test: its clock, its connection, its permissions. One page
 * of the shop stays open, through which storage is cleared between tests.
 */
export async function warm(context: BrowserContext): Promise<WarmContext> {
  const home = await context.newPage();
  await home.goto(NOTHING);
  const one = { context, home, session: await context.newCDPSession(home), uses: 0, isSpent: false };
  const spend = () => {
    one.isSpent = true;
  };
  for (const name of LASTING) watch(context, name, spend);
  for (const name of LASTING_OF_CLOCK) watch(context.clock, name, spend);
  return one;
}

/** Removes what earlier tests left: pages, cookies, storage. */
export async function tidyUp({ context, home, session }: WarmContext): Promise<void> {
  const others = context.pages().filter((page) => page !== home);
  await Promise.all(others.map((page) => page.close()));
  await context.clearCookies();
  const { origin } = new URL(home.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
}
