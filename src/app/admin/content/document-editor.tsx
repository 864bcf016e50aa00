import { Grid, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { DocumentDraft, EditedKind } from '#shop/content';
import { documentPath } from '#shop/content/edit/document-word.ts';
import { EMPTY_DOCUMENT } from '#shop/content/edit/draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Conflict } from '../parts/conflict.tsx';
import { LocalizedField } from '../parts/fields.tsx';
import { DeskForm, useDeskForm } from '../parts/form.tsx';
import { LongText } from '../parts/long-text.tsx';
import { MomentField } from '../parts/moment-field.tsx';
import { SearchPreview } from '../parts/search-preview.tsx';
import { useOnward } from '../parts/use-onward.ts';
import { Section } from '../products/section.tsx';
import { Accepted } from './accepted.tsx';
import { Cover } from './cover.tsx';
import type { Beside, Choices, DocumentForm, Opened } from './editing.ts';
import { KIND_SCREENS } from './kinds.ts';
import { Sorting } from './sorting.tsx';

const SIDES = [
  { language: 'en', dir: 'ltr' },
  { language: 'ar', dir: 'rtl' },
] as const;

const NAMED_FIELDS: Readonly<Record<string, string>> = {
  title: 'title',
  'title.en': 'title',
  slug: 'slug',
  excerpt: 'excerpt',
  body: 'body',
  'body.en': 'body',
  'body.ar': 'body',
  coverId: 'cover.title',
  coverAlt: 'cover.alt',
  category: 'category',
  tags: 'tags',
  author: 'author',
  products: 'goods',
  year: 'year',
  seo: 'seo.title',
  status: 'state',
  publishAt: 'publishAt',
};

function useLabels(): Record<string, string> {
  const { t } = useLanguage();
  return Object.fromEntries(
    Object.entries(NAMED_FIELDS).map(([field, words]) => [field, t(`deskContent:${words}`)]),
  );
}

/** The form of one document, with what was stored when it was opened, or saved by it. */
function useEditor(kind: EditedKind, open: Opened | null) {
  const { to } = useLanguage();
  const [base, setBase] = useState(open);
  const initial: DocumentDraft = base?.draft ?? EMPTY_DOCUMENT;
  const adopt = useRef<(next: Opened) => void>(() => undefined);
  const state = useDeskForm({
    verb: 'content.save',
    draftKey: `document:${open?.id ?? `new-${kind}`}`,
    initial,
    toInput: (draft) => ({ id: base?.id ?? null, kind, version: base?.version ?? 0, draft }),
    onSaved: (saved) => {
      if (base === null) goOn(to(`${KIND_SCREENS[kind].path}${saved.id}/`));
      else adopt.current(saved);
    },
  });
  const { form, isDirty } = state;
  const goOn = useOnward(isDirty);
  adopt.current = (next) => {
    setBase(next);
    form.setInitialValues(next.draft);
    form.setValues(next.draft);
    form.resetDirty(next.draft);
  };
  // What came about beside this form, as an undone change, is shown as long as nothing typed would be lost.
  useEffect(() => {
    if (open !== null && base !== null && open.version !== base.version && !isDirty) adopt.current(open);
  }, [open, base, isDirty]);
  return { state, initial, setBase };
}

function Words({ form, kind }: { form: DocumentForm; kind: EditedKind }) {
  const { t } = useLanguage();
  return (
    <Section title={t('deskGoods:texts.title')}>
      <LocalizedField form={form} name="title" label={t('deskContent:title')} required />
      <LocalizedField
        form={form}
        name="excerpt"
        label={t('deskContent:excerpt')}
        description={t(`deskContent:excerptHelp.${kind}`)}
        isLong
      />
      <SimpleGrid cols={{ base: 1, xl: 2 }}>
        {SIDES.map(({ language, dir }) => (
          <LongText
            key={language}
            label={`${t('deskContent:body')} · ${t(`desk:languages.${language}`)}`}
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
    <Section title={t('deskContent:showing')}>
      <Select
        label={t('deskContent:state')}
        data={(['draft', 'published'] as const).map((value) => ({
          value,
          label: t(`deskContent:states.${value}`),
        }))}
        allowDeselect={false}
        {...form.getInputProps('status')}
      />
      {values.status === 'published' ? (
        <MomentField
          label={t('deskContent:publishAt')}
          description={t('deskContent:publishAtHelp')}
          value={values.publishAt}
          onChange={(moment) => form.setFieldValue('publishAt', moment)}
          error={errors.publishAt}
        />
      ) : null}
    </Section>
  );
}

function Seo({ form, kind, isNeeded }: { form: DocumentForm; kind: EditedKind; isNeeded: boolean }) {
  const { t } = useLanguage();
  const { values } = form;
  return (
    <Section title={t('deskContent:seo.title')} lead={t('deskContent:seo.lead')}>
      <TextInput
        label={t('deskContent:slug')}
        description={t(isNeeded ? 'deskContent:slugNeeded' : 'deskContent:slugHelp')}
        dir="ltr"
        readOnly={isNeeded}
        {...form.getInputProps('slug')}
      />
      <LocalizedField form={form} name="seo.title" label={t('deskGoods:seo.pageTitle')} />
      <LocalizedField form={form} name="seo.description" label={t('deskGoods:seo.description')} isLong />
      <SearchPreview
        path={documentPath(kind, values.slug || t('deskContent:ofTitle'))}
        seo={values.seo}
        name={values.title}
        text={values.excerpt}
      />
    </Section>
  );
}

type EditorProps = { kind: EditedKind; open: (Opened & Beside) | null; choices: Choices };

/** Everything of a page, an article or a piece of work that staff may change. Source: BO-01, BO-05 */
export function DocumentEditor({ kind, open, choices }: EditorProps) {
  const { t } = useLanguage();
  const { state, initial, setBase } = useEditor(kind, open);
  const { form } = state;
  const labels = useLabels();
  return (
    <DeskForm
      state={state}
      need="content.change"
      labels={labels}
      conflict={(refused) => (
        <Conflict<Opened>
          refused={refused}
          base={initial}
          mine={form.values}
          labels={labels}
          onMerged={(stored, draft) => {
            setBase(stored);
            form.setInitialValues(stored.draft);
            form.setValues(draft);
            state.clearRefused();
          }}
        />
      )}
    >
      <Grid gap="md" className="desk-long">
        <Grid.Col span={{ base: 12, lg: 9 }}>
          <Stack gap="md">
            <Words form={form} kind={kind} />
            <Seo form={form} kind={kind} isNeeded={open?.isNeeded ?? false} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 3 }}>
          <Stack gap="md">
            <Showing form={form} />
            <Cover form={form} stored={open?.cover ?? null} lead={t(`deskContent:cover.lead.${kind}`)} />
            {kind === 'page' ? null : (
              <Sorting form={form} kind={kind} choices={choices} goods={open?.goods ?? []} />
            )}
            {open === null ? null : <Accepted path={open.path} accepted={open.accepted} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </DeskForm>
  );
}
