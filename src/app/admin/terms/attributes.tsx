import { Group, Stack } from '@mantine/core';
import { useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { FilterSelect, Filters } from '../parts/filters.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { moved } from '../products/pictures.tsx';
import { Section } from '../products/section.tsx';
import type { Route } from './+types/attributes';
import { TermForm, TermMoves } from './term-row.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

const BRAND = 'brand';

export async function loader(args: Route.LoaderArgs) {
  const attributes = await ask(args, 'attributes.list', {});
  const asked = new URL(args.request.url).searchParams.get('of') ?? '';
  const chosen = attributes.find(({ slug }) => slug === asked)?.slug ?? attributes[0]?.slug ?? BRAND;
  return { attributes, chosen, values: await ask(args, 'values.list', { attribute: chosen }) };
}

function Attributes() {
  const { t, language } = useLanguage();
  const { attributes } = useLoaderData<typeof loader>();
  const { act } = useAct();
  return (
    <Section title={t('deskGoods:terms.attributes')}>
      {attributes.map(({ slug, name, values }, index) => (
        <Group key={slug} gap="xs" className="desk-row" align="flex-end">
          <TermForm
            label={inLanguage(name, language)}
            name={name}
            save={({ name: typed }) => act('attributes.rename', { slug, form: { name: typed } })}
          />
          <TermMoves
            name={inLanguage(name, language)}
            uses={values}
            isFirst={index === 0}
            isLast={index === attributes.length - 1}
            onMove={(by) =>
              void act('attributes.reorder', {
                slugs: moved(
                  attributes.map((one) => one.slug),
                  index,
                  index + by,
                ),
              })
            }
            onRemove={() => act('attributes.remove', { slug })}
          />
        </Group>
      ))}
      <TermForm
        label={t('deskGoods:terms.newAttribute')}
        name={{ en: '' }}
        isNew
        save={({ name }) => act('attributes.create', { form: { name } })}
      />
    </Section>
  );
}

function Values() {
  const { t, language } = useLanguage();
  const { attributes, chosen, values } = useLoaderData<typeof loader>();
  const { act } = useAct();
  const name = attributes.find(({ slug }) => slug === chosen)?.name ?? { en: chosen };
  return (
    <Section title={t('deskGoods:terms.valuesOf', { name: inLanguage(name, language) })}>
      {values.length === 0 ? (
        <NothingHere title={t('deskGoods:terms.none')} text={t('deskGoods:terms.noneText')} />
      ) : null}
      {values.map((value, index) => (
        <Group key={`${chosen}/${value.slug}`} gap="xs" className="desk-row" align="flex-end">
          <TermForm
            label={inLanguage(value.name, language)}
            name={value.name}
            swatchHex={value.swatchHex}
            save={(form) => act('values.save', { attribute: chosen, slug: value.slug, form })}
          />
          <TermMoves
            name={inLanguage(value.name, language)}
            uses={value.goods}
            isFirst={index === 0}
            isLast={index === values.length - 1}
            onMove={(by) =>
              void act('values.reorder', {
                attribute: chosen,
                slugs: moved(
                  values.map(({ slug }) => slug),
                  index,
                  index + by,
                ),
              })
            }
            onRemove={() => act('values.remove', { attribute: chosen, slug: value.slug })}
          />
        </Group>
      ))}
      <TermForm
        label={t('deskGoods:terms.newValue')}
        name={{ en: '' }}
        swatchHex={null}
        isNew
        save={(form) => act('values.create', { attribute: chosen, form })}
      />
    </Section>
  );
}

/** Attributes and makers with their values, in both languages, in their order. Source: BO-01 */
export default function AttributesScreen() {
  const { t, language } = useLanguage();
  const { attributes } = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('products.change');
  return (
    <ScreenPage title={t('desk:screens.attributes')} lead={t('deskGoods:terms.lead')}>
      <Filters list="attributes">
        <FilterSelect
          name="of"
          label={t('deskGoods:terms.choose')}
          choices={attributes.map(({ slug, name }) => ({ value: slug, label: inLanguage(name, language) }))}
        />
      </Filters>
      <fieldset disabled={!mayChange} className="desk-plain">
        <Stack gap="md">
          <Values />
          <Attributes />
        </Stack>
      </fieldset>
    </ScreenPage>
  );
}
