import { Alert, Button, Drawer, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { DropPictures } from '../parts/drop-pictures.tsx';
import { treeChoices } from '../products/category-choices.ts';
import { Thumb } from '../products/thumb.tsx';
import type { CategoryRow } from './categories.tsx';
import { wordsOf } from './refused-words.ts';

const SIDES = [
  { language: 'en', dir: 'ltr' },
  { language: 'ar', dir: 'rtl' },
] as const;

type DrawerProps = { row: CategoryRow | null; rows: readonly CategoryRow[]; onClose: () => void };

function RemoveCategory({ row, rows, onClose }: DrawerProps & { row: CategoryRow }) {
  const { t, language } = useLanguage();
  const { act } = useAct();
  const [to, setTo] = useState<string | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const remove = async () => {
    const answer = await act('categories.remove', { id: row.id, to: to === null ? null : Number(to) });
    setWords(wordsOf(answer, t));
    if (answer.ok) onClose();
  };
  return (
    <Stack gap="xs">
      <Select
        label={t('deskGoods:categories.target')}
        placeholder={t('deskGoods:categories.nowhere')}
        data={treeChoices(rows, language).filter(({ value }) => value !== String(row.id))}
        value={to}
        onChange={setTo}
        clearable
        searchable
      />
      {words === null ? null : (
        <Alert color="red" role="alert">
          {words}
        </Alert>
      )}
      <Group>
        <ConfirmButton
          label={t('deskGoods:categories.remove')}
          title={t('deskGoods:categories.removeTitle', { name: inLanguage(row.name, language) })}
          text={t('deskGoods:categories.removeText')}
          onConfirm={remove}
        />
      </Group>
    </Stack>
  );
}

/** What the form begins with. */
function begun(row: CategoryRow | null) {
  if (row === null)
    return {
      words: { name: { en: '', ar: '' }, description: { en: '', ar: '' } },
      slug: '',
      image: { id: null, file: null },
    };
  const { name, description, slug, imageId, imageFile } = row;
  return {
    words: {
      name: { en: name.en, ar: name.ar ?? '' },
      description: { en: description.en, ar: description.ar ?? '' },
    },
    slug,
    image: { id: imageId, file: imageFile },
  };
}

type Image = { id: number | null; file: string | null };

/** A category's words in both languages, its picture, and the way out; or a new one. */
export function CategoryDrawer({ row, rows, onClose }: DrawerProps) {
  const { t, dir, language } = useLanguage();
  const { act, isBusy } = useAct();
  const [typed, setTyped] = useState(() => begun(row).words);
  const [slug, setSlug] = useState(() => begun(row).slug);
  const [parent, setParent] = useState<string | null>(null);
  const [image, setImage] = useState<Image>(() => begun(row).image);
  const [words, setWords] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const form = { ...typed, slug, imageId: image.id };
    const parentId = parent === null ? null : Number(parent);
    const answer =
      row === null
        ? await act('categories.create', { form: { ...form, parentId } })
        : await act('categories.save', { id: row.id, form });
    setWords(wordsOf(answer, t));
    if (answer.ok) onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position={dir === 'rtl' ? 'left' : 'right'}
      size="lg"
      title={row === null ? t('deskGoods:categories.create') : inLanguage(row.name, language)}
      closeButtonProps={{ 'aria-label': t('shop:close') }}
    >
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="sm">
          {words === null ? null : (
            <Alert color="red" role="alert">
              {words}
            </Alert>
          )}
          {(['name', 'description'] as const).flatMap((field) =>
            SIDES.map((side) => {
              const Field = field === 'name' ? TextInput : Textarea;
              return (
                <Field
                  key={field + side.language}
                  label={`${t(`deskGoods:categories.${field}`)} · ${t(`desk:languages.${side.language}`)}`}
                  dir={side.dir}
                  lang={side.language}
                  value={typed[field][side.language]}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    setTyped((now) => ({ ...now, [field]: { ...now[field], [side.language]: value } }));
                  }}
                />
              );
            }),
          )}
          {row === null ? (
            <Select
              label={t('deskGoods:categories.parent')}
              data={treeChoices(rows, language)}
              value={parent}
              onChange={setParent}
              clearable
              searchable
            />
          ) : null}
          <TextInput
            label={t('deskGoods:categories.word')}
            dir="ltr"
            value={slug}
            onChange={(event) => setSlug(event.currentTarget.value)}
          />
          <Group gap="sm">
            <Thumb file={image.file} size={64} />
            {image.id === null ? null : (
              <Button size="xs" variant="default" onClick={() => setImage({ id: null, file: null })}>
                {t('deskGoods:categories.noPicture')}
              </Button>
            )}
          </Group>
          <DropPictures
            isMany={false}
            onPicture={(picture) => setImage({ id: picture.id, file: picture.file })}
          />
          <Group>
            <Button type="submit" loading={isBusy}>
              {t('desk:save')}
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
