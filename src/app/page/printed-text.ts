/** A page as it was printed: its text, and the inline scripts that the renderer itself put there. */
export type Printed = Readonly<{ text: string; scripts: readonly string[] }>;

const pages = new WeakMap<Response, Printed>();
const encoder = new TextEncoder();

/** Encodes a text only when somebody reads it. */
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

/** A page as an answer whose text can be had as it was made, so that nobody decodes what was just encoded. */
export function printedPage(printed: Printed, init: ResponseInit): Response {
  const response = new Response(encodedLate(printed.text), init);
  pages.set(response, printed);
  return response;
}

/** The same answer with another status. */
export function withStatus(response: Response, status: number): Response {
  const { headers } = response;
  const printed = pages.get(response);
  return printed === undefined
    ? new Response(response.body, { status, headers })
    : printedPage(printed, { status, headers });
}

/** What an answer says; one that was not printed as a page has no scripts of ours. */
export async function printedOf(response: Response): Promise<Printed> {
  return pages.get(response) ?? { text: await response.text(), scripts: [] };
}
