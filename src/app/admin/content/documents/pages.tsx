import { useLoaderData } from 'react-router';
import { loadDocuments } from '../load.server.ts';
import type { Route } from './+types/pages';
import { Documents } from './documents.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocuments(args, 'page');

export default function Pages() {
  return <Documents kind="page" {...useLoaderData<typeof loader>()} />;
}
