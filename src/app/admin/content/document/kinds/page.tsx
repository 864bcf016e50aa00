import { useLoaderData } from 'react-router';
import { loadDocument } from '../../load.server.ts';
import { DocumentScreen } from '../document-screen.tsx';
import type { Route } from './+types/page';

export { adminHeaders as headers } from '../../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocument(args, 'page');

export default function Page() {
  return <DocumentScreen kind="page" {...useLoaderData<typeof loader>()} />;
}
