import { DomUtils } from 'htmlparser2';
import { type PrintedPage, withAttributes } from '../printed-page.ts';

/** One thing a page describes for machines. */
export type Thing = Record<string, unknown> & { '@type': string };

/** Everything a page describes for machines, in the order it stands. */
export function thingsOn(page: PrintedPage): Thing[] {
  const scripts = withAttributes(page, 'script', { type: 'application/ld+json' });
  return scripts.flatMap((script) => JSON.parse(DomUtils.textContent(script))['@graph'] as Thing[]);
}

/** The one thing of a kind. @throws when there is none, or more than one */
export function thingOn(page: PrintedPage, type: string): Thing {
  const found = thingsOn(page).filter((thing) => thing['@type'] === type);
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} of ${type}`);
  return only;
}

/** What the first `meta` with these attributes holds. */
export function contentOf(page: PrintedPage, attributes: Readonly<Record<string, string>>): string {
  return withAttributes(page, 'meta', attributes)[0]?.attribs.content ?? '';
}
