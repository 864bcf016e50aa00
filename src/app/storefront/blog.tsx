import { useLoaderData } from 'react-router';
import { shopContext, visitContext } from '../context.ts';
import { loadArchive } from '../page/archive.ts';
import { ArchiveRoute } from '../page/archive-route.tsx';
import type { Route } from './+types/blog';

/** Also the pages of a category or a tag, each with its own address. */
export function loader({ context, params }: Route.LoaderArgs) {
  const needs = {
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    kind: 'article' as const,
  };
  return loadArchive(needs, params);
}

export default function BlogPage() {
  return <ArchiveRoute loaded={useLoaderData<typeof loader>()} />;
}
