import { useLoaderData } from 'react-router';
import { loadHome } from '../../load.server.ts';
import { DocumentScreen } from '../document-screen.tsx';
import type { Route } from './+types/home-page';

export { adminHeaders as headers } from '../../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadHome(args);

export default function HomePage() {
  return <DocumentScreen kind="home" {...useLoaderData<typeof loader>()} />;
}
