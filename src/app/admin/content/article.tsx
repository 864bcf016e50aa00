import { useLoaderData } from 'react-router';
import type { Route } from './+types/article';
import { DocumentScreen } from './document-screen.tsx';
import { loadDocument } from './load.server.ts';

export { deskHeaders as headers } from '../ask.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocument(args, 'article');

export default function Article() {
  return <DocumentScreen kind="article" {...useLoaderData<typeof loader>()} />;
}
