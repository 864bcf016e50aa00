import { useLoaderData } from 'react-router';
import type { Route } from './+types/work';
import { DocumentScreen } from './document-screen.tsx';
import { loadDocument } from './load.server.ts';

export { deskHeaders as headers } from '../ask.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocument(args, 'portfolio');

export default function Work() {
  return <DocumentScreen kind="portfolio" {...useLoaderData<typeof loader>()} />;
}
