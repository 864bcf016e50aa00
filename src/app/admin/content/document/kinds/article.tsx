import { useLoaderData } from 'react-router';
import { loadDocument } from '../../load.server.ts';
import { DocumentScreen } from '../document-screen.tsx';
import type { Route } from './+types/article';

export { adminHeaders as headers } from '../../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocument(args, 'article');

export default function Article() {
  return <DocumentScreen kind="article" {...useLoaderData<typeof loader>()} />;
}
