import { useLoaderData } from 'react-router';
import { loadDocument } from '../load.server.ts';
import type { Route } from './+types/work';
import { DocumentScreen } from './document-screen.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocument(args, 'portfolio');

export default function Work() {
  return <DocumentScreen kind="portfolio" {...useLoaderData<typeof loader>()} />;
}
