import { useLoaderData } from 'react-router';
import type { Route } from './+types/pages';
import { Documents } from './documents.tsx';
import { loadDocuments } from './load.server.ts';

export { deskHeaders as headers } from '../ask.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocuments(args, 'page');

export default function Pages() {
  return <Documents kind="page" {...useLoaderData<typeof loader>()} />;
}
