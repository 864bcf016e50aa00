import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { smallFile } from '../../../media/small-file.ts';
import { useReadOnly } from '../../../parts/forms/read-only.tsx';
import { ChoosePicture, type ChosenPicture } from '../../../parts/pictures/choose-picture.tsx';
import { useAction } from '../../../use-action.ts';
import type { InputProps } from './input-props.ts';

type Shown = Pick<ChosenPicture, 'id' | 'file' | 'sizes'>;

/** A stored picture, or the original that it was cropped from. */
function StoredPicture({ id }: { id: number }) {
  const { queryAction } = useAction();
  const [stored, setStored] = useState<Shown | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once for each picture
  useEffect(() => {
    void queryAction('media.whole', { id }).then((answer) => {
      if (answer.ok) setStored(answer.value.whole);
    });
  }, [id]);
  return stored === null ? null : <Preview picture={stored} />;
}

function Preview({ picture }: { picture: Shown }) {
  return <img src={`/media/${smallFile(picture)}`} alt="" className="admin-cover" />;
}

/** Selects a picture of the media library, or none. */
export function PictureInput({ label, value, onChange, error }: InputProps) {
  const { t } = useLanguage();
  const isReadOnly = useReadOnly();
  const [chosen, setChosen] = useState<Shown | null>(null);
  const id = typeof value === 'number' ? value : null;
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <Stack gap="xs" align="flex-start" role="group" aria-label={label}>
        {id === null ? (
          <Text size="sm" c="dimmed">
            {t('adminTemplates:content.picture.none')}
          </Text>
        ) : chosen?.id === id ? (
          <Preview picture={chosen} />
        ) : (
          <StoredPicture key={id} id={id} />
        )}
        {isReadOnly ? null : (
          <Group gap="xs">
            <ChoosePicture
              label={t(`adminTemplates:content.picture.${id === null ? 'choose' : 'replace'}`)}
              onChoose={(picture) => {
                setChosen(picture);
                onChange(picture.id);
              }}
            />
            {id === null ? null : (
              <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
                {t('adminTemplates:content.picture.remove')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
