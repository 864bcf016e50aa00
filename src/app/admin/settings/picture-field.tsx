import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { ChoosePicture, type ChosenPicture } from '../parts/pictures/choose-picture.tsx';
import type { ValueFieldProps } from './setting-words.ts';

type Stored = Readonly<{ file?: string }>;

/** Selects a picture of the media library, or none; the setting stores the properties in its schema. */
export function PictureField({ label, explanation, value, first, onChange, ...place }: ValueFieldProps) {
  const { t } = useLanguage();
  const file = (value as Stored | null)?.file ?? '';
  const { ground, properties } = place.schema;
  const choose = (picture: ChosenPicture) => {
    const { widthPx, heightPx } = picture;
    const isSized = properties?.widthPx !== undefined;
    onChange(isSized ? { file: picture.file, widthPx, heightPx } : { file: picture.file });
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={explanation}
      classNames={{ label: 'admin-setting-name' }}
    >
      <Stack gap="xs" align="flex-start" mt="sm" role="group" aria-label={label}>
        {file === '' ? (
          <Text size="sm" c="dimmed">
            {t('adminSettings:picture.none')}
          </Text>
        ) : (
          <img src={`/media/${file}`} alt="" className="admin-setting-picture" data-ground={ground} />
        )}
        <Group gap="xs">
          <ChoosePicture
            label={t(`adminSettings:picture.${file === '' ? 'choose' : 'replace'}`)}
            onChoose={choose}
          />
          {file === '' ? null : (
            <Button variant="subtle" color="gray" onClick={() => onChange(first)}>
              {t('adminSettings:picture.remove')}
            </Button>
          )}
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}
