import { useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { mayHaveTree } from '#shop/content/staff/rules/document-slug.ts';
import { useLanguage } from '#views/language/language.tsx';
import { EditOnPage } from '../../editor/edit-on-page.tsx';
import { loadDocuments } from '../load.server.ts';
import type { Route } from './+types/pages';
import { Documents } from './documents.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadDocuments(args, 'page');

export default function Pages() {
  const { language } = useLanguage();
  return (
    <Documents
      kind="page"
      {...useLoaderData<typeof loader>()}
      rowEnd={({ id, slug, state, title }) =>
        state !== 'trashed' && mayHaveTree('page', slug) ? (
          <EditOnPage name={{ of: 'document', id }} title={inLanguage(title, language)} />
        ) : null
      }
    />
  );
}
