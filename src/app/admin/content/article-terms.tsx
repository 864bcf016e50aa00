import { Anchor } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { ask } from '../ask.server.ts';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/article-terms';
import { DocumentTerms } from './document-terms.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export const loader = (args: Route.LoaderArgs) => ask(args, 'content.choices', { kind: 'article' });

/** What articles are sorted by. */
export default function ArticleTerms() {
  const { t, to } = useLanguage();
  const { categories, tags } = useLoaderData<typeof loader>();
  return (
    <ScreenPage
      title={t('deskContent:terms.both')}
      lead={
        <Anchor component={Link} to={to('/admin/articles/')} underline="always">
          {t('desk:screens.articles')}
        </Anchor>
      }
    >
      <DocumentTerms
        title={t('deskContent:terms.categories')}
        which={{ term: 'category', kind: 'article' }}
        terms={categories}
      />
      <DocumentTerms title={t('deskContent:tags')} which={{ term: 'tag' }} terms={tags} />
    </ScreenPage>
  );
}
