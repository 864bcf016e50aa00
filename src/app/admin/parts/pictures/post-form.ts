type PostOptions = Readonly<{
  language: string;
  /** The share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}>;

/**
 * Sends a form with files. Browsers tell how far it is only for a request of this kind.
 *
 * @returns what was answered as JSON; null for anything else
 * @throws without an answer
 */
export function postForm(
  address: string,
  body: FormData,
  { language, onProgress }: PostOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.setRequestHeader('accept-language', language);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => resolve(request.response));
    for (const end of ['error', 'abort', 'timeout'])
      request.addEventListener(end, () => reject(new Error('no answer of the shop')));
    request.send(body);
  });
}
