import { useLoaderData } from 'react-router';
import { loadDocuments } from '../load.server.ts';
import type { Route } from './+types/articles';
import { Documents } from './documents.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocuments(args, 'article');

export default function Articles() {
  return <Documents kind="article" {...useLoaderData<typeof loader>()} />;
}
