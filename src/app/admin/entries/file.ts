import type { LoaderFunctionArgs } from 'react-router';
import { loadAction } from '../load-action.server.ts';

/** Downloads a file of an entry; it is never displayed in the back office. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, file } = args.params;
  const answer = await loadAction(args, 'entries.file', { id: Number(id), file: Number(file) });
  const name = encodeURIComponent(answer.fileName).replaceAll("'", '%27');
  return new Response(new Uint8Array(answer.content), {
    headers: {
      'content-type': answer.mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
