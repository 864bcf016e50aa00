import { Anchor, Breadcrumbs, SimpleGrid, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { memo, useCallback, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { folderPath } from '#shop/media/rules/folder-tree.ts';
import { shownFileName } from '#shop/media/rules/stored-name.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { Pages } from '../parts/lists/list.tsx';
import { pageIn } from '../parts/lists/use-query.ts';
import { DropPictures } from '../parts/pictures/drop-pictures.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/media';
import { dragPictures } from './folders/drag.ts';
import { type Folder, Folders, NO_FOLDER, type OpenFolder } from './folders/folders.tsx';
import { Selection } from './folders/selection.tsx';
import type { Picture } from './picture.tsx';
import { PictureDrawer } from './picture.tsx';
import { smallFile } from './small-file.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

const PER_PAGE = 48;

/** The folder in the URL; a deleted one counts as all. */
function openFolder(typed: string | null, folders: readonly Folder[]): OpenFolder {
  if (typed === NO_FOLDER) return null;
  return folders.find(({ id }) => String(id) === typed)?.id ?? 'all';
}

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const page = pageIn(query);
  const folders = await loadAction(args, 'media.folders', {});
  const folder = openFolder(query.get('folder'), folders);
  const text = cutText(query.get('q') ?? '', 200);
  const list = await loadAction(args, 'media.list', {
    ...{ text, page, isUnused: query.get('use') === 'none' },
    ...(folder === 'all' ? {} : { folder }),
  });
  return { ...list, folders, folder, isSearch: text.trim() !== '', page };
}

type TileProps = Readonly<{
  picture: Picture;
  isSelected: boolean;
  mayChange: boolean;
  /** The selected pictures, which are dragged together. */
  selected: readonly number[];
  onOpen: (id: number) => void;
  onSelect: (id: number, isSelected: boolean) => void;
}>;

/** Memoized and without Mantine components, since there are about fifty. */
const Tile = memo(function Tile({ picture, isSelected, mayChange, selected, onOpen, onSelect }: TileProps) {
  const { t, language } = useLanguage();
  const alt = inLanguage(picture.alt, language) || inLanguage(picture.title, language);
  const name = alt || shownFileName(picture.file);
  return (
    <div className="admin-tile admin-media-tile" data-checked={isSelected || undefined}>
      {mayChange ? (
        <input
          type="checkbox"
          className="admin-check admin-media-check"
          aria-label={t('adminMedia:folders.select', { name })}
          checked={isSelected}
          onChange={(event) => onSelect(picture.id, event.currentTarget.checked)}
        />
      ) : null}
      <button
        type="button"
        className="admin-media-open"
        data-look
        onClick={() => onOpen(picture.id)}
        aria-label={t('adminMedia:open', { name })}
        draggable={mayChange}
        onDragStart={(event) => dragPictures(event, isSelected ? selected : [picture.id])}
      >
        <span className="admin-tile-picture">
          <img src={`/media/${smallFile(picture)}`} alt="" loading="lazy" draggable={false} />
        </span>
        <span className="admin-media-name" dir="auto">
          {name}
        </span>
        <span className="admin-media-facts" data-warns={alt === '' || undefined}>
          {alt === '' ? t('adminMedia:noAlt') : t('adminMedia:uses', { count: picture.uses })}
        </span>
      </button>
    </div>
  );
});

const NONE: readonly number[] = [];

/** The breadcrumb of the open folder. */
function FolderPath({ folders, open }: { folders: readonly Folder[]; open: number }) {
  const { t, to } = useLanguage();
  const path = folderPath(folders, open);
  return (
    <Breadcrumbs separatorMargin={6}>
      <Anchor component={Link} to={to('/admin/media/')} size="sm">
        {t('adminMedia:folders.all')}
      </Anchor>
      {path.map(({ id, name }) =>
        id === open ? (
          <Text key={id} size="sm" aria-current="page">
            <bdi>{name}</bdi>
          </Text>
        ) : (
          <Anchor key={id} component={Link} to={`${to('/admin/media/')}?folder=${id}`} size="sm">
            <bdi>{name}</bdi>
          </Anchor>
        ),
      )}
    </Breadcrumbs>
  );
}

/** The selection on the current page. */
function useSelection(rows: readonly Picture[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = rows.map(({ id }): number => id).filter((id) => chosen.has(id));
  return {
    ids,
    has: (id: number) => chosen.has(id),
    clear: () => setChosen(new Set()),
    set: useCallback((id: number, isSelected: boolean) => {
      setChosen((before) => {
        const next = new Set(before);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      });
    }, []),
  };
}

function usePut(onDone: () => void) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  return async (ids: readonly number[], folderId: number | null) => {
    const answer = await runAction('media.move', { ids: [...ids], folderId });
    const message = answer.ok ? t('adminMedia:folders.moved', { count: answer.value }) : answer.words;
    notifications.show({ message, color: answer.ok ? 'green' : 'red' });
    if (answer.ok) onDone();
  };
}

/**
 * The media library: upload, describe in both languages, sort into folders, and delete unused pictures. Source: BO-01
 */
export default function Media() {
  const { t } = useLanguage();
  const { rows, total, page, folders, folder, isSearch } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { runAction } = useAction();
  const mayChange = useRights().includes('media.change');
  const [openId, setOpen] = useState<number | null>(null);
  const selection = useSelection(rows);
  const put = usePut(selection.clear);
  const open = rows.find(({ id }) => id === openId) ?? null;
  const handleUploaded = async (id: number) => {
    notifications.show({ message: t('adminMedia:added'), color: 'green' });
    if (typeof folder === 'number') await runAction('media.move', { ids: [id], folderId: folder });
    else await revalidate();
    setOpen(id);
  };
  return (
    <ScreenPage title={t('adminMedia:menu.media')} lead={t('adminMedia:lead')}>
      <div className="admin-media">
        <Folders
          folders={folders}
          open={folder}
          mayChange={mayChange}
          onPut={(ids, to) => void put(ids, to)}
        />
        <Stack gap="md" miw={0}>
          {typeof folder === 'number' && !isSearch ? <FolderPath folders={folders} open={folder} /> : null}
          {isSearch && folder !== 'all' ? (
            <Text size="sm" c="dimmed">
              {t('adminMedia:folders.searchesAll')}
            </Text>
          ) : null}
          {mayChange ? <DropPictures onPicture={({ id }) => void handleUploaded(id)} /> : null}
          <Filters list="media">
            <FilterText label={t('adminMedia:search')} />
            <FilterSelect
              name="use"
              label={t('adminMedia:folders.use')}
              choices={[{ value: 'none', label: t('adminMedia:folders.unused') }]}
            />
          </Filters>
          {mayChange ? (
            <Selection
              ids={selection.ids}
              folders={folders}
              onPut={(ids, to) => void put(ids, to)}
              onClear={selection.clear}
            />
          ) : null}
          {rows.length === 0 ? (
            <div className="admin-surface">
              <NothingHere title={t('adminMedia:none')} text={t('adminMedia:noneText')} />
            </div>
          ) : (
            <SimpleGrid cols={{ base: 2, xs: 3, sm: 4, lg: 5 }} spacing="sm">
              {rows.map((picture) => (
                <Tile
                  key={picture.id}
                  picture={picture}
                  mayChange={mayChange}
                  isSelected={selection.has(picture.id)}
                  selected={selection.has(picture.id) ? selection.ids : NONE}
                  onOpen={setOpen}
                  onSelect={selection.set}
                />
              ))}
            </SimpleGrid>
          )}
          {total === 0 ? null : <Pages total={total} page={page} perPage={PER_PAGE} />}
        </Stack>
      </div>
      {open === null ? null : (
        <PictureDrawer
          key={open.id}
          picture={open}
          mayChange={mayChange}
          onClose={() => setOpen(null)}
          onCropped={setOpen}
        />
      )}
    </ScreenPage>
  );
}
