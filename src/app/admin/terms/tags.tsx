import { Group } from '@mantine/core';
import { useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { Filters, FilterText } from '../parts/filters.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { Section } from '../products/section.tsx';
import type { Route } from './+types/tags';
import { TermForm, TermMoves } from './term-row.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const q = new URL(args.request.url).searchParams.get('q') ?? '';
  return { q, tags: await ask(args, 'tags.list', { q }) };
}

/** Words that goods are found by beside their categories, in both languages. Source: BO-01 */
export default function Tags() {
  const { t, language } = useLanguage();
  const { q, tags } = useLoaderData<typeof loader>();
  const { act } = useAct();
  const mayChange = useRights().includes('products.change');
  return (
    <ScreenPage title={t('desk:screens.tags')} lead={t('deskGoods:tags.lead')}>
      <Filters list="tags">
        <FilterText label={t('deskGoods:tags.find')} />
      </Filters>
      <fieldset disabled={!mayChange} className="desk-plain">
        <Section title={t('deskGoods:tags.all')}>
          {tags.length === 0 ? (
            <NothingHere
              title={t(q === '' ? 'deskGoods:tags.none' : 'deskGoods:tags.nothingFits')}
              text={t(q === '' ? 'deskGoods:tags.noneText' : 'deskGoods:tags.nothingFitsText')}
            />
          ) : null}
          {tags.map(({ id, slug, name, goods }) => (
            <Group key={id} gap="xs" className="desk-row" align="flex-end">
              <TermForm
                label={inLanguage(name, language)}
                name={name}
                save={({ name: typed }) => act('tags.save', { id, form: { name: typed, slug } })}
              />
              <TermMoves
                name={inLanguage(name, language)}
                uses={goods}
                onRemove={() => act('tags.remove', { id })}
              />
            </Group>
          ))}
          <TermForm
            label={t('deskGoods:tags.add')}
            name={{ en: '' }}
            isNew
            save={({ name }) => act('tags.create', { form: { name } })}
          />
        </Section>
      </fieldset>
    </ScreenPage>
  );
}
