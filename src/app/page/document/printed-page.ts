import type { CspSources } from '#kernel/web/csp-sources.ts';

/**
 * A rendered page: its HTML in UTF-8, the inline scripts and styles that the renderer added, and what its widgets load
 * from other hosts.
 */
export type Printed = Readonly<{
  body: Buffer;
  scripts: readonly string[];
  styles: readonly string[];
  sources: readonly CspSources[];
}>;

const pages = new WeakMap<Response, Printed>();

/** A stream that copies the page only when it is read. */
function streamedLate(body: Buffer): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(new Uint8Array(body));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** A response whose page is available without reading it. */
export function printedPage(printed: Printed, init: ResponseInit): Response {
  const response = new Response(streamedLate(printed.body), init);
  pages.set(response, printed);
  return response;
}

/** The same response with another status. */
export function withStatus(response: Response, status: number): Response {
  const { headers } = response;
  const printed = pages.get(response);
  return printed === undefined
    ? new Response(response.body, { status, headers })
    : printedPage(printed, { status, headers });
}

/** The page of a response; without scripts, styles and sources if it was not created by `printedPage`. */
export async function printedOf(response: Response): Promise<Printed> {
  const known = pages.get(response);
  return known ?? { body: Buffer.from(await response.bytes()), scripts: [], styles: [], sources: [] };
}
