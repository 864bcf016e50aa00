import { Group } from '@mantine/core';
import { useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { Section } from '../parts/forms/section.tsx';
import { Filters, FilterText } from '../parts/lists/filters.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/tags';
import { TermForm, TermMoves } from './term-row.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const q = new URL(args.request.url).searchParams.get('q') ?? '';
  return { q, tags: await loadAction(args, 'tags.list', { q }) };
}

/** Product tags in both languages. Source: BO-01 */
export default function Tags() {
  const { t, language } = useLanguage();
  const { q, tags } = useLoaderData<typeof loader>();
  const { runAction } = useAction();
  const mayChange = useRights().includes('products.change');
  return (
    <ScreenPage title={t('adminTerms:menu.tags')} lead={t('adminTerms:tags.lead')}>
      <Filters list="tags">
        <FilterText label={t('adminTerms:tags.find')} />
      </Filters>
      <fieldset disabled={!mayChange} className="admin-plain">
        <Section title={t('adminTerms:tags.all')}>
          {tags.length === 0 ? (
            <NothingHere
              title={t(q === '' ? 'adminTerms:tags.none' : 'adminTerms:tags.nothingFits')}
              text={t(q === '' ? 'adminTerms:tags.noneText' : 'adminTerms:tags.nothingFitsText')}
            />
          ) : null}
          {tags.map(({ id, slug, name, goods: productCount, version }) => (
            <Group key={id} gap="xs" className="admin-row" align="flex-end">
              <TermForm
                label={inLanguage(name, language)}
                term={{ name }}
                version={version}
                action="tags.save"
                toInput={({ name: typed }, read) => ({ id, form: { name: typed, slug }, version: read })}
              />
              <TermMoves
                name={inLanguage(name, language)}
                uses={t('adminTerms:categories.goods', { count: productCount })}
                onRemove={() => runAction('tags.remove', { id })}
                removeText={t('adminTerms:tags.removeText')}
              />
            </Group>
          ))}
          <TermForm
            label={t('adminTerms:tags.add')}
            term={{ name: { en: '' } }}
            isNew
            action="tags.create"
            toInput={({ name }) => ({ form: { name } })}
          />
        </Section>
      </fieldset>
    </ScreenPage>
  );
}
