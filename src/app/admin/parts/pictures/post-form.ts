type PostOptions = Readonly<{
  language: string;
  /** Receives the uploaded share, from 0 to 1. */
  onProgress?: (share: number) => void;
}>;

/**
 * Uploads a form by XMLHttpRequest, since fetch reports no upload progress.
 *
 * @returns the parsed JSON response; null for any other
 * @throws if there is no response
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
