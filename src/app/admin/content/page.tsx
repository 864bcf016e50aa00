import { useLoaderData } from 'react-router';
import type { Route } from './+types/page';
import { DocumentScreen } from './document-screen.tsx';
import { loadDocument } from './load.server.ts';

export { deskHeaders as headers } from '../ask.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocument(args, 'page');

export default function Page() {
  return <DocumentScreen kind="page" {...useLoaderData<typeof loader>()} />;
}
