import { useLoaderData } from 'react-router';
import type { Route } from './+types/portfolio';
import { Documents } from './documents.tsx';
import { loadDocuments } from './load.server.ts';

export { deskHeaders as headers } from '../ask.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocuments(args, 'portfolio');

export default function Portfolio() {
  return <Documents kind="portfolio" {...useLoaderData<typeof loader>()} />;
}
