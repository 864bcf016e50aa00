import type { CspSources } from '#kernel/web/csp-sources.ts';

/** A rendered page: its HTML, the inline scripts that the renderer added, and what its widgets load from other hosts. */
export type Printed = Readonly<{ text: string; scripts: readonly string[]; sources: readonly CspSources[] }>;

const pages = new WeakMap<Response, Printed>();
const encoder = new TextEncoder();

/** Encodes a text when it is read. */
function encodedLate(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(encoder.encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** A response whose text is available without decoding it again. */
export function printedPage(printed: Printed, init: ResponseInit): Response {
  const response = new Response(encodedLate(printed.text), init);
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

/** The text of a response; one that is not a rendered page has no inline scripts and no widgets. */
export async function printedOf(response: Response): Promise<Printed> {
  return pages.get(response) ?? { text: await response.text(), scripts: [], sources: [] };
}
