import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { smallFile } from '../../media/small-file.ts';
import { SIDES } from '../../parts/fields.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { ChoosePicture, type ChosenPicture } from '../../parts/pictures/choose-picture.tsx';
import type { DocumentForm } from './editing.ts';

/** The cover picture of a document, with its alternative text. */
export function Cover({
  form,
  stored,
  lead,
}: {
  form: DocumentForm;
  stored: ChosenPicture | null;
  /** Where the picture is shown, as text. */
  lead: string;
}) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const { coverId } = form.values;
  const shown = [chosen, stored].find((one) => one !== null && one.id === coverId) ?? null;
  return (
    <Section title={t('adminContent:cover.title')} lead={lead}>
      {coverId === null ? (
        <Text size="sm" c="dimmed">
          {t('adminContent:cover.none')}
        </Text>
      ) : (
        <>
          {shown === null ? null : <img src={`/media/${smallFile(shown)}`} alt="" className="admin-cover" />}
          {SIDES.map(({ language, dir }) => (
            <TextInput
              key={language}
              label={`${t('adminMedia:alt')} · ${t(`admin:languages.${language}`)}`}
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
          label={t(coverId === null ? 'adminContent:cover.choose' : 'adminContent:cover.other')}
          onChoose={(picture) => {
            setChosen(picture);
            form.setFieldValue('coverId', picture.id);
            form.setFieldValue('coverAlt', { en: '', ar: '' });
          }}
        />
        {coverId === null ? null : (
          <Button variant="subtle" color="gray" onClick={() => form.setFieldValue('coverId', null)}>
            {t('adminContent:cover.remove')}
          </Button>
        )}
      </Group>
    </Section>
  );
}
