import { useLoaderData } from 'react-router';
import { loadDocument } from '../load.server.ts';
import type { Route } from './+types/page';
import { DocumentScreen } from './document-screen.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocument(args, 'page');

export default function Page() {
  return <DocumentScreen kind="page" {...useLoaderData<typeof loader>()} />;
}
