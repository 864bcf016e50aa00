import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import type { Route } from './+types/article-terms';
import { DocumentTerms } from './document-terms.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) => loadAction(args, 'content.choices', { kind: 'article' });

/** The categories and tags of articles. */
export default function ArticleTerms() {
  const { t } = useLanguage();
  const { categories, tags } = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('adminContent:terms.both')}>
      <DocumentTerms
        title={t('adminContent:terms.categories')}
        which={{ term: 'category', kind: 'article' }}
        terms={categories}
      />
      <DocumentTerms title={t('adminContent:tags')} which={{ term: 'tag' }} terms={tags} />
    </ScreenPage>
  );
}
