import { Group, Stack } from '@mantine/core';
import { useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { movedBy } from '../delivery/zone/zone-draft.ts';
import { loadAction } from '../load-action.server.ts';
import { Section } from '../parts/forms/section.tsx';
import { FilterSelect, Filters } from '../parts/lists/filters.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/attributes';
import { TermForm, TermMoves } from './term-row.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

const BRAND = 'brand';

export async function loader(args: Route.LoaderArgs) {
  const attributes = await loadAction(args, 'attributes.list', {});
  const requested = new URL(args.request.url).searchParams.get('of') ?? '';
  const chosen = attributes.find(({ slug }) => slug === requested)?.slug ?? attributes[0]?.slug ?? BRAND;
  return { attributes, chosen, values: await loadAction(args, 'values.list', { attribute: chosen }) };
}

function Attributes() {
  const { t, language } = useLanguage();
  const { attributes } = useLoaderData<typeof loader>();
  const { runAction } = useAction();
  return (
    <Section title={t('adminTerms:terms.attributes')}>
      {attributes.map(({ slug, name, values, version }, index) => (
        <Group key={slug} gap="xs" className="admin-row" align="flex-end">
          <TermForm
            label={inLanguage(name, language)}
            term={{ name }}
            version={version}
            action="attributes.rename"
            toInput={({ name: typed }, read) => ({ slug, form: { name: typed }, version: read })}
          />
          <TermMoves
            name={inLanguage(name, language)}
            uses={t('adminTerms:terms.values', { count: values })}
            isFirst={index === 0}
            isLast={index === attributes.length - 1}
            onMove={(by) =>
              void runAction('attributes.reorder', {
                slugs: movedBy(attributes, index, by).map((one) => one.slug),
              })
            }
            onRemove={() => runAction('attributes.remove', { slug })}
          />
        </Group>
      ))}
      <TermForm
        label={t('adminTerms:terms.newAttribute')}
        term={{ name: { en: '' } }}
        isNew
        action="attributes.create"
        toInput={({ name }) => ({ form: { name } })}
      />
    </Section>
  );
}

function Values() {
  const { t, language } = useLanguage();
  const { attributes, chosen, values } = useLoaderData<typeof loader>();
  const { runAction } = useAction();
  const name = attributes.find(({ slug }) => slug === chosen)?.name ?? { en: chosen };
  return (
    <Section title={t('adminTerms:terms.valuesOf', { name: inLanguage(name, language) })}>
      {values.length === 0 ? (
        <NothingHere title={t('adminTerms:terms.none')} text={t('adminTerms:terms.noneText')} />
      ) : null}
      {values.map((value, index) => (
        <Group key={`${chosen}/${value.slug}`} gap="xs" className="admin-row" align="flex-end">
          <TermForm
            label={inLanguage(value.name, language)}
            term={value}
            version={value.version}
            action="values.save"
            toInput={(form, version) => ({ attribute: chosen, slug: value.slug, form, version })}
          />
          <TermMoves
            name={inLanguage(value.name, language)}
            uses={t('adminTerms:categories.goods', { count: value.goods })}
            isFirst={index === 0}
            isLast={index === values.length - 1}
            onMove={(by) =>
              void runAction('values.reorder', {
                attribute: chosen,
                slugs: movedBy(values, index, by).map(({ slug }) => slug),
              })
            }
            onRemove={() => runAction('values.remove', { attribute: chosen, slug: value.slug })}
          />
        </Group>
      ))}
      <TermForm
        label={t('adminTerms:terms.newValue')}
        term={{ name: { en: '' }, swatchHex: null }}
        isNew
        action="values.create"
        toInput={(form) => ({ attribute: chosen, form })}
      />
    </Section>
  );
}

/** Attributes and brands with their values, in both languages and in order. Source: BO-01 */
export default function AttributesScreen() {
  const { t, language } = useLanguage();
  const { attributes } = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('products.change');
  return (
    <ScreenPage title={t('adminTerms:menu.attributes')} lead={t('adminTerms:terms.lead')}>
      <Filters list="attributes">
        <FilterSelect
          name="of"
          label={t('adminTerms:terms.choose')}
          choices={attributes.map(({ slug, name }) => ({ value: slug, label: inLanguage(name, language) }))}
        />
      </Filters>
      <fieldset disabled={!mayChange} className="admin-plain">
        <Stack gap="md">
          <Values />
          <Attributes />
        </Stack>
      </fieldset>
    </ScreenPage>
  );
}
