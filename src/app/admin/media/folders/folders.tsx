import { Button, Menu, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmDialog } from '../../parts/confirm.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { ErrorAlert } from '../../parts/screen.tsx';
import { AdminTree } from '../../parts/tree/tree.tsx';
import type { Place } from '../../parts/tree/tree-moves.ts';
import { useAction } from '../../use-action.ts';
import { FolderDialog, type NamedFolder } from './folder-dialog.tsx';
import { FolderLink } from './folder-link.tsx';

export type Folder = ValueOf<'media.folders'>[number];
/** The open folder; null for pictures without one, 'all' for every picture. */
export type OpenFolder = number | null | 'all';

export const NO_FOLDER = 'none';

type FoldersProps = Readonly<{
  folders: readonly Folder[];
  open: OpenFolder;
  mayChange: boolean;
  onPut: (ids: readonly number[], folderId: number | null) => void;
}>;

/** The folder tree of the library: open, create, rename, move and delete folders, and drop pictures on them. */
export function Folders({ folders, open, mayChange, onPut }: FoldersProps) {
  const { t, to } = useLanguage();
  const { runAction, words } = useAction();
  const [named, setNamed] = useState<NamedFolder | null>(null);
  const [doomed, setDoomed] = useState<Folder | null>(null);
  const at = (query: string) => to('/admin/media/') + query;
  const move = async (id: number, place: Place) => {
    const answer = await runAction('media.move-folder', { id, ...place });
    return answer.ok;
  };
  const remove = async ({ id }: Folder) => {
    await runAction('media.remove-folder', { id });
  };
  const drop = (folderId: number | null) =>
    mayChange ? { onDrop: (ids: number[]) => onPut(ids, folderId) } : {};
  return (
    <Stack gap="xs" component="nav" aria-label={t('adminMedia:folders.title')}>
      <ErrorAlert words={words} />
      <div className="admin-surface admin-tree">
        <FolderLink to={at('')} name={t('adminMedia:folders.all')} isCurrent={open === 'all'} />
        <FolderLink
          to={at(`?folder=${NO_FOLDER}`)}
          name={t('adminMedia:folders.none')}
          isCurrent={open === null}
          {...drop(null)}
        />
        {folders.length === 0 ? null : (
          <AdminTree
            key={folders.map(({ id }) => id).join(' ')}
            label={t('adminMedia:folders.title')}
            rows={folders}
            nameOf={({ name }) => name}
            face={({ id, name, pictures }) => (
              <FolderLink
                to={at(`?folder=${id}`)}
                name={name}
                count={pictures}
                isCurrent={open === id}
                {...drop(id)}
              />
            )}
            mayChange={mayChange}
            onMove={move}
            actions={(folder) => (
              <>
                <Menu.Item
                  leftSection={<AdminIcon name="plus" />}
                  onClick={() => setNamed({ id: null, parentId: folder.id, name: '' })}
                >
                  {t('adminMedia:folders.createBelow')}
                </Menu.Item>
                <Menu.Item leftSection={<AdminIcon name="pencil" />} onClick={() => setNamed(folder)}>
                  {t('adminMedia:folders.rename')}
                </Menu.Item>
                <Menu.Item
                  color="red"
                  leftSection={<AdminIcon name="trash" />}
                  onClick={() => setDoomed(folder)}
                >
                  {t('adminMedia:folders.remove')}
                </Menu.Item>
              </>
            )}
          />
        )}
      </div>
      {mayChange ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<AdminIcon name="plus" />}
          onClick={() => setNamed({ id: null, parentId: typeof open === 'number' ? open : null, name: '' })}
        >
          {t('adminMedia:folders.create')}
        </Button>
      ) : null}
      {named === null ? null : <FolderDialog folder={named} onClose={() => setNamed(null)} />}
      {doomed === null ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => setDoomed(null)}
          label={t('adminMedia:folders.remove')}
          title={t('adminMedia:folders.removeTitle', { name: doomed.name })}
          text={t('adminMedia:folders.removeText')}
          onConfirm={() => remove(doomed)}
        />
      )}
    </Stack>
  );
}
