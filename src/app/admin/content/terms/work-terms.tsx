import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import type { Route } from './+types/work-terms';
import { DocumentTerms } from './document-terms.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadAction(args, 'content.choices', { kind: 'portfolio' });

/** The categories of projects. */
export default function WorkTerms() {
  const { t } = useLanguage();
  const { categories } = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('adminContent:terms.categories')}>
      <DocumentTerms
        title={t('adminContent:terms.categories')}
        which={{ term: 'category', kind: 'portfolio' }}
        terms={categories}
      />
    </ScreenPage>
  );
}
