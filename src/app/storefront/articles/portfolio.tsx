import { useLoaderData } from 'react-router';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/portfolio';
import { loadArchive } from './archive.ts';
import { ArchiveRoute } from './archive-route.tsx';

/** Also the pages of a category. */
export function loader({ context, params }: Route.LoaderArgs) {
  const deps = {
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    kind: 'portfolio' as const,
  };
  return loadArchive(deps, params);
}

export default function PortfolioPage() {
  return <ArchiveRoute loaded={useLoaderData<typeof loader>()} />;
}
