import { Alert, Button, Select, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { useUpload } from '../parts/pictures/use-upload.ts';

/** A drop zone and file picker for tables and archives; a refused file is named with the reason. */
export function DropTable({ kinds }: { kinds: readonly string[] }) {
  const { t, to } = useLanguage();
  const navigate = useNavigate();
  const [kind, setKind] = useState(kinds.includes('products') ? 'products' : (kinds[0] ?? 'products'));
  const { upload, isBusy } = useUpload<ValueOf<'data-transfer.take'>>(kind);
  const [refused, setRefused] = useState<{ name: string; words: string } | null>(null);
  const send = async (file: File) => {
    setRefused(null);
    const answer = await upload(file);
    if (answer.ok) await navigate(to(`/admin/data-transfer/${answer.value.id}/`));
    else setRefused({ name: file.name, words: answer.words });
  };
  const isArchive = kind === 'archive';
  const dropWords = t(isArchive ? 'adminDataTransfer:dropArchive' : 'adminDataTransfer:drop');
  const choices = kinds.map((value) => ({ value, label: t(`adminDataTransfer:kinds.${value}`) }));
  return (
    <Stack gap="sm">
      <Select
        label={t('adminDataTransfer:kind')}
        data={choices}
        value={kind}
        onChange={(chosen) => setKind(chosen ?? kind)}
        allowDeselect={false}
        maw="20rem"
      />
      <Dropzone
        onDrop={(files) => {
          const [file] = files;
          if (file !== undefined) void send(file);
        }}
        multiple={false}
        loading={isBusy}
        className="admin-drop"
        inputProps={{ 'aria-label': dropWords }}
        activateOnKeyboard={false}
      >
        <Stack gap={4} align="center" ta="center" py="lg">
          {/* The click handler is on the drop zone; this button makes it accessible by keyboard. */}
          <Button variant="subtle" leftSection={<AdminIcon name="upload" />}>
            {dropWords}
          </Button>
          <Text size="xs" c="dimmed">
            {t(isArchive ? 'adminDataTransfer:dropArchiveHelp' : 'adminDataTransfer:dropHelp')}
          </Text>
        </Stack>
      </Dropzone>
      {refused === null ? null : (
        <Alert color="red" role="alert" title={t('adminDataTransfer:refusedFile')}>
          <bdi>{refused.name}</bdi>: {refused.words}
        </Alert>
      )}
    </Stack>
  );
}
