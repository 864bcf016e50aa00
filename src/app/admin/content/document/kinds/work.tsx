import { useLoaderData } from 'react-router';
import { loadDocument } from '../../load.server.ts';
import { DocumentScreen } from '../document-screen.tsx';
import type { Route } from './+types/work';

export { adminHeaders as headers } from '../../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocument(args, 'portfolio');

export default function Work() {
  return <DocumentScreen kind="portfolio" {...useLoaderData<typeof loader>()} />;
}
