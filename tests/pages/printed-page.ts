import type { APIRequestContext } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from './shop.ts';

/** A page as the server prints it, without scripts. */
export type PrintedPage = ReturnType<typeof parseDocument>;
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Place = PrintedPage | Element;

/** Reads a page without a browser. */
export async function readPage(request: APIRequestContext, address: string): Promise<PrintedPage> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBeLessThan(500);
  return parseDocument(await answer.text());
}

function elementsIn({ children }: Place, isSought: (element: Element) => boolean): Element[] {
  return DomUtils.find(
    (node) => DomUtils.isTag(node) && isSought(node),
    children,
    true,
    Infinity,
  ) as Element[];
}

export function withTag(place: Place, tag: string): Element[] {
  return elementsIn(place, ({ name }) => name === tag);
}

export function withClass(place: Place, name: string): Element[] {
  return elementsIn(place, ({ attribs }) => (attribs.class ?? '').split(/\s+/).includes(name));
}

/** Elements with an attribute of any value. */
export function withAttribute(place: Place, name: string): Element[] {
  return elementsIn(place, ({ attribs }) => attribs[name] !== undefined);
}

/** Elements by tag and attributes. */
export function withAttributes(
  place: Place,
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Element[] {
  return elementsIn(
    place,
    ({ name, attribs }) =>
      name === tag && Object.entries(attributes).every(([key, value]) => attribs[key] === value),
  );
}

/** The text of an element as readers see it; of the first of several. */
export function wordsOf(elements: Element | readonly Element[] | undefined): string {
  const one = Array.isArray(elements) ? elements[0] : elements;
  return one === undefined ? '' : DomUtils.textContent(one).replace(/\s+/g, ' ').trim();
}
