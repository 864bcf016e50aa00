import type { Subject } from '../rules/conditions.ts';
import { frameSubject, type Page } from '../rules/frame-subject.ts';
import { pageSubject } from '../rules/page-subjects.ts';
import { type PageDeps, pageAt } from './page-at.ts';

/** Pages at fixed paths; longer paths come first. */
const SHOP_PAGES: readonly [RegExp, Subject['place']][] = [
  [/^\/cart\/$/, 'cart'],
  [/^\/checkout\/order-received\//, 'order-received'],
  [/^\/checkout\/(?:order-pay\/.+)?$/, 'checkout'],
  [/^\/(?:my-account|track-order)\//, 'account'],
  [/^\/my-device\/$/, 'page'],
];

/** A path without language and page number, and whether the URL has a search text. */
type Address = Readonly<{ path: string; isSearch: boolean }>;

async function subjectAt(deps: PageDeps, address: Address): Promise<Subject | null> {
  const shopPage = SHOP_PAGES.find(([path]) => path.test(address.path));
  if (shopPage !== undefined) return { place: shopPage[1] };
  const page = await pageAt(deps, address);
  return page === null ? null : pageSubject(page);
}

type FramedPageDeps = PageDeps &
  Readonly<{ settings: Readonly<{ all: () => Promise<Readonly<{ 'catalogue.listingPrefix': string }>> }> }>;

/** The page at a URL and what it shows; also for URLs without a page. */
export async function framedPageAt(deps: FramedPageDeps, address: Address): Promise<Page> {
  const listingPrefix = (await deps.settings.all())['catalogue.listingPrefix'];
  return { ...address, listingPrefix, about: await subjectAt(deps, address) };
}

/** Pages with header and footer, but without a template around their content. */
const FRAME_ONLY: readonly (string | undefined)[] = ['home', 'cart', 'checkout'];

/** Whether there is a page at the URL. */
export function isPage(page: Page): boolean {
  return page.about !== null || FRAME_ONLY.includes(frameSubject('header', page).type);
}
