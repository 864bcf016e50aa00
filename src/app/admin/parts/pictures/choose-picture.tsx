import {
  Button,
  Group,
  Loader,
  Modal,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { shownFileName } from '#shop/media/rules/stored-name.ts';
import { useLanguage } from '#views/language/language.tsx';
import { folderChoices } from '../../media/folders/folder-choices.ts';
import { NO_FOLDER } from '../../media/folders/folders.tsx';
import { smallFile } from '../../media/small-file.ts';
import { useAction } from '../../use-action.ts';
import { AdminIcon } from '../icon.tsx';
import { ErrorAlert } from '../screen.tsx';
import { useRights } from '../use-rights.ts';
import { DropPictures } from './drop-pictures.tsx';

/** The properties of a picture that are known when it is selected. */
export type ChosenPicture = Pick<
  ValueOf<'media.add'>,
  'id' | 'file' | 'sizes' | 'alt' | 'widthPx' | 'heightPx'
>;

const TYPING_MS = 250;

type ChoicesProps = Readonly<{
  text: string;
  /** A folder’s id, 'none', or null for all. */
  folder: string | null;
  onChoose: (picture: ChosenPicture) => void;
}>;

function Choices({ text, folder, onChoose }: ChoicesProps) {
  const { t, language } = useLanguage();
  const { queryAction, isBusy, words } = useAction();
  const [list, setList] = useState<ValueOf<'media.list'> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for other words or another folder alone
  useEffect(() => {
    const placed = folder === null ? {} : { folder: folder === NO_FOLDER ? null : Number(folder) };
    void queryAction('media.list', { text, ...placed }).then((answer) => answer.ok && setList(answer.value));
  }, [text, folder]);
  if (words !== null) return <ErrorAlert words={words} />;
  if (list === null) return isBusy ? <Loader size="sm" /> : null;
  if (list.rows.length === 0) return <Text size="sm">{t('adminMedia:none')}</Text>;
  return (
    <SimpleGrid cols={{ base: 2, xs: 3, sm: 4 }} spacing="xs">
      {list.rows.map((picture) => {
        const name = inLanguage(picture.alt, language) || shownFileName(picture.file);
        return (
          <UnstyledButton
            key={picture.id}
            className="admin-tile"
            aria-label={t('adminContent:picture.take', { name })}
            onClick={() => onChoose(picture)}
          >
            <span className="admin-tile-picture">
              <img src={`/media/${smallFile(picture)}`} alt="" loading="lazy" />
            </span>
            <Text size="xs" lineClamp={1} mt={4} dir="auto">
              {name}
            </Text>
          </UnstyledButton>
        );
      })}
    </SimpleGrid>
  );
}

/** The folders of the media library; nothing if there are none. */
function ChooseFolder({
  folder,
  onChange,
}: {
  folder: string | null;
  onChange: (folder: string | null) => void;
}) {
  const { t } = useLanguage();
  const { queryAction } = useAction();
  const [folders, setFolders] = useState<ValueOf<'media.folders'>>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each dialog
  useEffect(() => {
    void queryAction('media.folders', {}).then((answer) => answer.ok && setFolders(answer.value));
  }, []);
  if (folders.length === 0) return null;
  return (
    <Select
      aria-label={t('adminMedia:folders.title')}
      placeholder={t('adminMedia:folders.all')}
      data={[{ value: NO_FOLDER, label: t('adminMedia:folders.none') }, ...folderChoices(folders)]}
      value={folder}
      onChange={onChange}
      searchable={folders.length > 8}
      clearable
    />
  );
}

/** A button that opens the media library to select or upload a picture. */
export function ChoosePicture({
  label,
  onChoose,
  isSmall = false,
}: {
  label: string;
  onChoose: (picture: ChosenPicture) => void;
  isSmall?: boolean;
}) {
  const { t } = useLanguage();
  const mayAdd = useRights().includes('media.change');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  const seek = useDebouncedCallback((next: string) => setText(next.trim()), TYPING_MS);
  const choose = (picture: ChosenPicture) => {
    setOpen(false);
    onChoose(picture);
  };
  return (
    <>
      <Button
        variant="default"
        size={isSmall ? 'compact-xs' : 'sm'}
        leftSection={<AdminIcon name="images" />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={label} size="xl">
        <Stack gap="sm">
          <TextInput
            type="search"
            aria-label={t('adminMedia:search')}
            placeholder={t('adminMedia:search')}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              seek(event.currentTarget.value);
            }}
            data-autofocus
          />
          <ChooseFolder folder={folder} onChange={setFolder} />
          {mayAdd ? <DropPictures isMany={false} onPicture={choose} /> : null}
          <Choices text={text} folder={folder} onChoose={choose} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('admin:cancel')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
