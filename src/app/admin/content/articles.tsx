import { useLoaderData } from 'react-router';
import type { Route } from './+types/articles';
import { Documents } from './documents.tsx';
import { loadDocuments } from './load.server.ts';

export { deskHeaders as headers } from '../ask.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocuments(args, 'article');

export default function Articles() {
  return <Documents kind="article" {...useLoaderData<typeof loader>()} />;
}
