import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useReadOnly } from '../forms/read-only.tsx';
import { AdminIcon } from '../icon.tsx';
import { type UploadedPicture, useUpload } from './use-upload.ts';

type DropPicturesProps = {
  /** Called for each uploaded picture. */
  onPicture: (picture: UploadedPicture) => void;
  isMany?: boolean;
  label?: string;
};

/** A drop zone and file picker for pictures; a refused file is named with the reason. */
export function DropPictures({ onPicture, isMany = true, label }: DropPicturesProps) {
  const { t } = useLanguage();
  const { upload, isBusy } = useUpload();
  const [refused, setRefused] = useState<readonly { name: string; words: string }[]>([]);
  const send = async (files: readonly File[]) => {
    setRefused([]);
    for (const file of files) {
      const answer = await upload(file);
      if (answer.ok) onPicture(answer.value);
      else setRefused((before) => [...before, { name: file.name, words: answer.words }]);
    }
  };
  if (useReadOnly()) return null;
  const name = label ?? t(isMany ? 'adminProducts:pictures.drop' : 'adminProducts:pictures.dropOne');
  return (
    <Stack gap="xs">
      <Dropzone
        onDrop={(files) => void send(files)}
        multiple={isMany}
        loading={isBusy}
        className="admin-drop"
        inputProps={{ 'aria-label': name }}
        activateOnKeyboard={false}
      >
        <Stack gap={4} align="center" ta="center" py="sm">
          {/* The click handler is on the drop zone; this button makes it accessible by keyboard. */}
          <Button variant="subtle" leftSection={<AdminIcon name="upload" />}>
            {name}
          </Button>
          <Text size="xs" c="dimmed">
            {t('adminProducts:pictures.kinds')}
          </Text>
        </Stack>
      </Dropzone>
      {refused.length === 0 ? null : (
        <Alert color="red" role="alert" title={t('adminProducts:pictures.refused')}>
          <List size="sm">
            {refused.map(({ name: fileName, words }) => (
              <List.Item key={fileName}>
                <bdi>{fileName}</bdi>: {words}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
}
