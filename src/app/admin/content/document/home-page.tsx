import { useLoaderData } from 'react-router';
import { loadHome } from '../load.server.ts';
import type { Route } from './+types/home-page';
import { DocumentScreen } from './document-screen.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadHome(args);

export default function HomePage() {
  return <DocumentScreen kind="home" {...useLoaderData<typeof loader>()} />;
}
