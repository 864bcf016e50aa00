import { DomUtils } from 'htmlparser2';
import { type PrintedPage, withAttributes } from '../printed-page.ts';

/** One entity of a page's structured data. */
export type Thing = Record<string, unknown> & { '@type': string };

/** All entities of a page, in order. */
export function thingsOn(page: PrintedPage): Thing[] {
  const scripts = withAttributes(page, 'script', { type: 'application/ld+json' });
  return scripts.flatMap((script) => JSON.parse(DomUtils.textContent(script))['@graph'] as Thing[]);
}

/** The only entity of a type. @throws if there is none, or more than one */
export function thingOn(page: PrintedPage, type: string): Thing {
  const things = thingsOn(page).filter((thing) => thing['@type'] === type);
  const [only] = things;
  if (only === undefined || things.length > 1) throw new Error(`${things.length} of ${type}`);
  return only;
}

/** The content of the first `meta` with these attributes. */
export function contentOf(page: PrintedPage, attributes: Readonly<Record<string, string>>): string {
  return withAttributes(page, 'meta', attributes)[0]?.attribs.content ?? '';
}
