import { useLoaderData } from 'react-router';
import { loadDocuments } from '../load.server.ts';
import type { Route } from './+types/portfolio';
import { Documents } from './documents.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocuments(args, 'portfolio');

export default function Portfolio() {
  return <Documents kind="portfolio" {...useLoaderData<typeof loader>()} />;
}
