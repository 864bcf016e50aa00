import { Grid, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { EditedKind } from '#shop/content';
import { documentPath } from '#shop/content/rules/document-path.ts';
import { mayHaveTree } from '#shop/content/staff/rules/document-slug.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField, SIDES } from '../../parts/fields.tsx';
import { AdminForm } from '../../parts/forms/form.tsx';
import { MomentField } from '../../parts/forms/moment-field.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { LongText } from '../../parts/rich-text/long-text.tsx';
import { useConfirmPublishing } from '../../templates/content/confirm-publishing.tsx';
import { Accepted } from './accepted.tsx';
import { Cover } from './cover.tsx';
import { DocumentWidgets } from './document-widgets.tsx';
import type { DocumentForm } from './editing.ts';
import { SeoFields } from './seo-fields.tsx';
import { Sorting } from './sorting.tsx';
import { type DocumentFormProps, useDocumentForm } from './use-document-form.ts';

/** Presets are loaded for new documents only. */
const StartFrom = lazy(() => import('../../templates/presets/start-from.tsx'));

/** Home pages have no form: they are edited on the page. */
export type FormKind = Exclude<EditedKind, 'home'>;
type FormProps = DocumentFormProps & { kind: FormKind };

const PUBLISHED = { status: 'published' } as const;

function Words({ form, kind }: { form: DocumentForm; kind: FormKind }) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminProducts:texts.title')}>
      <LocalizedField form={form} name="title" label={t('adminContent:title')} required />
      <LocalizedField
        form={form}
        name="excerpt"
        label={t('adminContent:excerpt')}
        description={t(`adminContent:excerptHelp.${kind}`)}
        isLong
      />
      <SimpleGrid cols={{ base: 1, xl: 2 }}>
        {SIDES.map(({ language, dir }) => (
          <LongText
            key={language}
            label={`${t('adminContent:body')} · ${t(`admin:languages.${language}`)}`}
            value={form.values.body[language]}
            onChange={(html) => form.setFieldValue(`body.${language}`, html)}
            dir={dir}
            lang={language}
            error={form.errors[`body.${language}`]}
          />
        ))}
      </SimpleGrid>
    </Section>
  );
}

function Showing({ form }: { form: DocumentForm }) {
  const { t } = useLanguage();
  const { values, errors } = form;
  return (
    <Section title={t('adminContent:showing')}>
      <Select
        label={t('adminContent:state')}
        data={(['draft', 'published'] as const).map((value) => ({
          value,
          label: t(`adminContent:states.${value}`),
        }))}
        allowDeselect={false}
        {...form.getInputProps('status')}
      />
      {values.status === 'published' ? (
        <MomentField
          label={t('adminContent:publishAt')}
          description={t('adminContent:publishAtHelp')}
          value={values.publishAt}
          onChange={(moment) => form.setFieldValue('publishAt', moment)}
          error={errors.publishAt}
        />
      ) : null}
    </Section>
  );
}

function Seo({ form, kind, isNeeded }: { form: DocumentForm; kind: FormKind; isNeeded: boolean }) {
  const { t } = useLanguage();
  const { values } = form;
  return (
    <Section title={t('adminContent:seo.title')} lead={t('adminContent:seo.lead')}>
      <TextInput
        label={t('adminContent:slug')}
        description={t(isNeeded ? 'adminContent:slugNeeded' : 'adminContent:slugHelp')}
        dir="ltr"
        readOnly={isNeeded}
        {...form.getInputProps('slug')}
      />
      <SeoFields form={form} path={documentPath(kind, values.slug || t('adminContent:ofTitle'))} />
    </Section>
  );
}

/** The choice of a preset for a new page. */
function Start({ form, kind, open }: FormProps & { form: DocumentForm }) {
  if (open !== null || kind !== 'page') return null;
  return (
    <Suspense>
      <StartFrom
        kind={kind}
        values={form.values}
        initial={EMPTY_DOCUMENT}
        onChange={(values) => form.setValues(values)}
      />
    </Suspense>
  );
}

/** The form of a page, article or project. Source: BO-01, BO-05 */
export function DocumentEditor(props: FormProps) {
  const { kind, open, choices } = props;
  const { t } = useLanguage();
  const { state, labels, formatField } = useDocumentForm(props);
  const { form, refused } = state;
  const confirm = useConfirmPublishing(state, choices.sections);
  return (
    <AdminForm
      {...{ state, labels, formatField, confirm }}
      need="content.change"
      publish={form.values.status === 'draft' ? PUBLISHED : null}
      publishSaid={form.values.publishAt === null ? t('admin:publishedNow') : undefined}
    >
      <Grid gap="md" className="admin-long">
        <Grid.Col span={{ base: 12, lg: 9 }}>
          <Stack gap="md">
            <Start form={form} {...props} />
            <Words form={form} kind={kind} />
            {kind === 'page' && mayHaveTree(kind, form.values.slug) ? (
              <DocumentWidgets form={form} sections={choices.sections} refused={refused} />
            ) : null}
            <Seo form={form} kind={kind} isNeeded={open?.isNeeded ?? false} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 3 }}>
          <Stack gap="md">
            <Showing form={form} />
            <Cover form={form} stored={open?.cover ?? null} lead={t(`adminContent:cover.lead.${kind}`)} />
            {kind === 'article' || kind === 'portfolio' ? (
              <Sorting form={form} kind={kind} choices={choices} products={open?.goods ?? []} />
            ) : null}
            {open === null ? null : <Accepted path={open.path} accepted={open.accepted} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </AdminForm>
  );
}
