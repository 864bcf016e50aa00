import { ActionIcon, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { CropDialog } from '../../media/crop-dialog.tsx';
import { smallFile } from '../../media/small-file.ts';
import { useReadOnly } from '../../parts/forms/read-only.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { DropPictures } from '../../parts/pictures/drop-pictures.tsx';
import type { ProductForm } from './editing.ts';

export type ShownMedia = Readonly<{
  id: number;
  file: string;
  sizes: readonly Readonly<{ format: string; widthPx: number; file: string }>[];
}>;

type Pictures = ProductForm['values']['pictures'];

/** A copy of a list with one entry moved. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const one = list[from];
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)];
}

/** Replaces a picture and keeps its texts; a picture that is in the list already is not duplicated. */
function exchanged(pictures: Pictures, from: number, to: number): Pictures {
  if (from === to) return pictures;
  const rest = pictures.filter(({ mediaId }) => mediaId !== to);
  return rest.map((one) => (one.mediaId === from ? { ...one, mediaId: to } : one));
}

type CardProps = {
  form: ProductForm;
  index: number;
  media: ShownMedia | undefined;
  place: (from: number, to: number) => void;
  onCrop: () => void;
};

function PictureCard({ form, index, media, place, onCrop }: CardProps) {
  const { t } = useLanguage();
  const isReadOnly = useReadOnly();
  const { pictures } = form.values;
  const number = index + 1;
  const set = (next: Pictures) => form.setFieldValue('pictures', next);
  return (
    <Stack
      gap={6}
      className="admin-tile"
      draggable={!isReadOnly}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(index))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const from = Number.parseInt(event.dataTransfer.getData('text/plain'), 10);
        if (Number.isInteger(from)) place(from, index);
      }}
    >
      <span className="admin-tile-picture">
        {media === undefined ? null : <img src={`/media/${smallFile(media)}`} alt="" draggable={false} />}
      </span>
      <Group gap={4} justify="space-between">
        <Text size="xs" c="dimmed">
          {index === 0 ? t('adminProducts:pictures.first') : t('adminProducts:pictures.number', { number })}
        </Text>
        <Group gap={2}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('adminProducts:pictures.earlier', { number })}
            disabled={index === 0}
            onClick={() => place(index, index - 1)}
          >
            <AdminIcon name="arrow-up" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('adminProducts:pictures.later', { number })}
            disabled={index === pictures.length - 1}
            onClick={() => place(index, index + 1)}
          >
            <AdminIcon name="arrow-down" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('adminMedia:crop.open', { number })}
            onClick={onCrop}
          >
            <AdminIcon name="crop" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('adminProducts:pictures.remove', { number })}
            onClick={() => set(pictures.filter((_, at) => at !== index))}
          >
            <AdminIcon name="x" />
          </ActionIcon>
        </Group>
      </Group>
      <TextInput
        size="xs"
        label={`${t('adminMedia:alt')} · ${t('admin:languages.en')}`}
        dir="ltr"
        lang="en"
        {...form.getInputProps(`pictures.${index}.alt.en`)}
      />
      <TextInput
        size="xs"
        label={`${t('adminMedia:alt')} · ${t('admin:languages.ar')}`}
        dir="rtl"
        lang="ar"
        {...form.getInputProps(`pictures.${index}.alt.ar`)}
      />
    </Stack>
  );
}

/** The pictures in order, moved by drag or keyboard, with alternative texts in both languages. */
export function Pictures({ form, media }: { form: ProductForm; media: readonly ShownMedia[] }) {
  const { t } = useLanguage();
  const isReadOnly = useReadOnly();
  const [fresh, setFresh] = useState<readonly ShownMedia[]>([]);
  const [cropping, setCropping] = useState<number | null>(null);
  const known = new Map([...media, ...fresh].map((one) => [Number(one.id), one]));
  const { pictures } = form.values;
  return (
    <Section
      title={t('adminProducts:pictures.title')}
      lead={isReadOnly ? undefined : t('adminProducts:pictures.lead')}
    >
      {pictures.length === 0 ? null : (
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 3, lg: 4 }} spacing="sm">
          {pictures.map(({ mediaId }, index) => (
            <PictureCard
              key={mediaId}
              form={form}
              index={index}
              media={known.get(mediaId)}
              onCrop={() => setCropping(mediaId)}
              place={(from, to) => form.setFieldValue('pictures', moved(pictures, from, to))}
            />
          ))}
        </SimpleGrid>
      )}
      {cropping === null ? null : (
        <CropDialog
          id={cropping}
          onClose={() => setCropping(null)}
          onMade={(picture) => {
            setFresh((before) => [...before, picture]);
            form.setFieldValue('pictures', exchanged(form.getValues().pictures, cropping, picture.id));
            setCropping(null);
            notifications.show({ message: t('adminMedia:crop.taken') });
          }}
        />
      )}
      <DropPictures
        onPicture={(picture) => {
          setFresh((before) => [...before, picture]);
          const now = form.getValues().pictures;
          if (now.some(({ mediaId }) => mediaId === picture.id)) return;
          const alt = { en: picture.alt.en, ar: picture.alt.ar ?? '' };
          form.setFieldValue('pictures', [...now, { mediaId: picture.id, alt }]);
        }}
      />
    </Section>
  );
}
