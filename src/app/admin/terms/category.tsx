import { Button, Drawer, Fieldset, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../parts/confirm.tsx';
import { LocalizedField, SIDES } from '../parts/fields.tsx';
import { ConflictDialog } from '../parts/forms/conflict-dialog.tsx';
import { useSave } from '../parts/forms/use-save.ts';
import { DropPictures } from '../parts/pictures/drop-pictures.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { SearchPreview } from '../parts/search-preview.tsx';
import { treeChoices } from '../products/category-choices.ts';
import { Thumb } from '../products/thumb.tsx';
import { useTrashUndo } from '../trash/use-trash-undo.tsx';
import { useAction } from '../use-action.ts';
import { wordsOf } from './refused-words.ts';

export type CategoryRow = ValueOf<'categories.list'>[number];

type DrawerProps = { row: CategoryRow | null; rows: readonly CategoryRow[]; onClose: () => void };

function RemoveCategory({ row, rows, onClose }: DrawerProps & { row: CategoryRow }) {
  const { t, language } = useLanguage();
  const { runAction } = useAction();
  const offerUndo = useTrashUndo();
  const [to, setTo] = useState<string | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const remove = async () => {
    const answer = await runAction('categories.remove', { id: row.id, to: to === null ? null : Number(to) });
    setWords(wordsOf(answer, t));
    if (!answer.ok) return;
    offerUndo(answer.value, inLanguage(row.name, language));
    onClose();
  };
  return (
    <Stack gap="xs">
      <Select
        label={t('adminTerms:categories.target')}
        placeholder={t('adminTerms:categories.nowhere')}
        data={treeChoices(rows, language).filter(({ value }) => value !== String(row.id))}
        value={to}
        onChange={setTo}
        clearable
        searchable
      />
      <ErrorAlert words={words} />
      <Group>
        <ConfirmButton
          label={t('adminTerms:categories.remove')}
          title={t('adminTerms:categories.removeTitle', { name: inLanguage(row.name, language) })}
          text={t('adminTerms:categories.removeText')}
          onConfirm={remove}
        />
      </Group>
    </Stack>
  );
}

type Typed = {
  name: { en: string; ar: string };
  description: { en: string; ar: string };
  seo: { title: { en: string; ar: string }; description: { en: string; ar: string } };
  slug: string;
  image: { id: number | null; file: string | null };
  parent: string | null;
};

const NO_WORDS = { en: '', ar: '' };
const EMPTY: Typed = {
  ...{ name: NO_WORDS, description: NO_WORDS, slug: '' },
  seo: { title: NO_WORDS, description: NO_WORDS },
  ...{ image: { id: null, file: null }, parent: null },
};

/** The form values of a category; only a new one has a position in the tree. */
function toTyped({ name, description, slug, imageId, imageFile, ...row }: CategoryRow): Typed {
  return {
    name: { ...NO_WORDS, ...name },
    description: { ...NO_WORDS, ...description },
    seo: {
      title: { ...NO_WORDS, ...row.seoTitle },
      description: { ...NO_WORDS, ...row.seoDescription },
    },
    slug,
    image: { id: imageId, file: imageFile },
    parent: null,
  };
}

function fileOf(image: unknown): string | null {
  return (image as Typed['image']).file;
}

function useCategory({ row, onClose }: Omit<DrawerProps, 'rows'>) {
  return useSave({
    action: row === null ? 'categories.create' : 'categories.save',
    opened: { values: row === null ? EMPTY : toTyped(row), version: row?.version ?? 0 },
    toInput: ({ image, parent, ...words }: Typed, version) => {
      const form = { ...words, imageId: image.id };
      return row === null
        ? { form: { ...form, parentId: parent === null ? null : Number(parent) } }
        : { id: row.id, form, version };
    },
    toValues: toTyped,
    onSaved: onClose,
  });
}

/** Meta title and description of a category, in both languages. */
function CategorySeo({ form }: { form: UseFormReturnType<Typed> }) {
  const { t } = useLanguage();
  const { values } = form;
  return (
    <Fieldset legend={t('adminProducts:seo.title')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('adminTerms:categories.seoLead')}
        </Text>
        <LocalizedField form={form} name="seo.title" label={t('adminProducts:seo.pageTitle')} />
        <LocalizedField
          form={form}
          name="seo.description"
          label={t('adminProducts:seo.description')}
          isLong
        />
        <SearchPreview
          path={`/${values.slug || t('adminProducts:seo.ofName')}/`}
          seo={values.seo}
          name={values.name}
          text={values.description}
        />
      </Stack>
    </Fieldset>
  );
}

/** The form of an existing or new category: texts in both languages, picture, and deletion. */
export function CategoryDrawer({ row, rows, onClose }: DrawerProps) {
  const { t, dir, language } = useLanguage();
  const state = useCategory({ row, onClose });
  const { form, refused, conflict } = state;
  const { image } = form.values;
  const words = refused === null || conflict !== null ? null : wordsOf(refused, t);
  const fields = ['name', 'description'] as const;
  const labels = {
    ...Object.fromEntries(fields.map((field) => [field, t(`adminTerms:categories.${field}`)])),
    slug: t('adminTerms:categories.word'),
    'seo.title': t('adminProducts:seo.pageTitle'),
    'seo.description': t('adminProducts:seo.description'),
    seo: t('adminProducts:seo.title'),
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={conflict === null}
      position={dir === 'rtl' ? 'left' : 'right'}
      size="lg"
      title={row === null ? t('adminTerms:categories.create') : inLanguage(row.name, language)}
    >
      <ConflictDialog
        state={state}
        labels={labels}
        formatField={(value, field) =>
          field === 'image' ? <Thumb file={fileOf(value)} size={64} /> : undefined
        }
      />
      <form onSubmit={form.onSubmit((typed) => void state.save(typed))}>
        <Stack gap="sm">
          <ErrorAlert words={words} />
          {fields.flatMap((field) =>
            SIDES.map((side) => {
              const Field = field === 'name' ? TextInput : Textarea;
              return (
                <Field
                  key={field + side.language}
                  label={`${t(`adminTerms:categories.${field}`)} · ${t(`admin:languages.${side.language}`)}`}
                  dir={side.dir}
                  lang={side.language}
                  {...form.getInputProps(`${field}.${side.language}`)}
                  error={null}
                />
              );
            }),
          )}
          {row === null ? (
            <Select
              label={t('adminTerms:categories.parent')}
              data={treeChoices(rows, language)}
              {...form.getInputProps('parent')}
              clearable
              searchable
            />
          ) : null}
          <TextInput label={labels.slug} dir="ltr" {...form.getInputProps('slug')} error={null} />
          <CategorySeo form={form} />
          <Group gap="sm">
            <Thumb file={image.file} size={64} />
            {image.id === null ? null : (
              <Button size="xs" variant="default" onClick={() => form.setFieldValue('image', EMPTY.image)}>
                {t('adminTerms:categories.noPicture')}
              </Button>
            )}
          </Group>
          <DropPictures
            isMany={false}
            onPicture={({ id, file }) => form.setFieldValue('image', { id, file })}
          />
          <Group>
            <Button type="submit" loading={state.isBusy}>
              {t('admin:save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {row === null ? null : (
        <Stack mt="xl">
          <RemoveCategory row={row} rows={rows} onClose={onClose} />
        </Stack>
      )}
    </Drawer>
  );
}
