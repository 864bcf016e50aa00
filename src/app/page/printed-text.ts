const texts = new WeakMap<Response, string>();
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
export function printedPage(text: string, init: ResponseInit): Response {
  const response = new Response(encodedLate(text), init);
  texts.set(response, text);
  return response;
}

export async function textOf(response: Response): Promise<string> {
  return texts.get(response) ?? response.text();
}
