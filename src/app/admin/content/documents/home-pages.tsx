import { useLoaderData } from 'react-router';
import { loadDocuments } from '../load.server.ts';
import type { Route } from './+types/home-pages';
import { CurrentHome } from './current-home.tsx';
import { Documents } from './documents.tsx';
import { HomePageMenu } from './home-page-menu.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocuments(args, 'home');

export default function HomePages() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <Documents
      kind="home"
      {...loaded}
      rowEnd={(page) => <HomePageMenu page={page} isShown={loaded.shown?.id === page.id} />}
    >
      <CurrentHome shown={loaded.shown} />
    </Documents>
  );
}
