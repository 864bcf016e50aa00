import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { smallFile } from '../media/small-file.ts';
import { ChoosePicture, type ChosenPicture } from '../parts/choose-picture.tsx';
import { Section } from '../products/section.tsx';
import type { DocumentForm } from './editing.ts';

const SIDES = [
  { language: 'en', dir: 'ltr' },
  { language: 'ar', dir: 'rtl' },
] as const;

/** The picture that stands for a document, with what it shows. */
export function Cover({
  form,
  stored,
  lead,
}: {
  form: DocumentForm;
  stored: ChosenPicture | null;
  /** Where it is shown. */
  lead: string;
}) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const { coverId } = form.values;
  const shown = [chosen, stored].find((one) => one !== null && one.id === coverId) ?? null;
  return (
    <Section title={t('deskContent:cover.title')} lead={lead}>
      {coverId === null ? (
        <Text size="sm" c="dimmed">
          {t('deskContent:cover.none')}
        </Text>
      ) : (
        <>
          {shown === null ? null : <img src={`/media/${smallFile(shown)}`} alt="" className="desk-cover" />}
          {SIDES.map(({ language, dir }) => (
            <TextInput
              key={language}
              label={`${t('deskGoods:media.alt')} · ${t(`desk:languages.${language}`)}`}
              placeholder={shown?.alt[language] ?? ''}
              dir={dir}
              lang={language}
              {...form.getInputProps(`coverAlt.${language}`)}
            />
          ))}
        </>
      )}
      <Group gap="xs">
        <ChoosePicture
          label={t(coverId === null ? 'deskContent:cover.choose' : 'deskContent:cover.other')}
          onChoose={(picture) => {
            setChosen(picture);
            form.setFieldValue('coverId', picture.id);
            form.setFieldValue('coverAlt', { en: '', ar: '' });
          }}
        />
        {coverId === null ? null : (
          <Button variant="subtle" color="gray" onClick={() => form.setFieldValue('coverId', null)}>
            {t('deskContent:cover.remove')}
          </Button>
        )}
      </Group>
    </Section>
  );
}
