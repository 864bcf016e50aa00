import { SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { shownFileName } from '#shop/media/rules/stored-name.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { Filters, FilterText } from '../parts/lists/filters.tsx';
import { Pages } from '../parts/lists/list.tsx';
import { DropPictures } from '../parts/pictures/drop-pictures.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/media';
import type { Picture } from './picture.tsx';
import { PictureDrawer } from './picture.tsx';
import { smallFile } from './small-file.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

const PER_PAGE = 48;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const page = Math.min(100_000, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1));
  const found = await loadAction(args, 'media.list', { text: cutText(query.get('q') ?? '', 200), page });
  return { ...found, page };
}

function Tile({ picture, onOpen }: { picture: Picture; onOpen: () => void }) {
  const { t, language } = useLanguage();
  const name = inLanguage(picture.alt, language) || inLanguage(picture.title, language);
  const fileName = shownFileName(picture.file);
  return (
    <UnstyledButton
      className="admin-tile"
      onClick={onOpen}
      aria-label={t('adminMedia:open', { name: name || fileName })}
    >
      <span className="admin-tile-picture">
        <img src={`/media/${smallFile(picture)}`} alt="" loading="lazy" />
      </span>
      <Text size="sm" lineClamp={1} mt={4} dir="auto">
        {name || fileName}
      </Text>
      <Text size="xs" c={name === '' ? 'yellow.8' : 'dimmed'}>
        {name === '' ? t('adminMedia:noAlt') : t('adminMedia:uses', { count: picture.uses })}
      </Text>
    </UnstyledButton>
  );
}

/** Every picture of the shop: brought in, described in both languages, taken out when nothing shows it. Source: BO-01 */
export default function Media() {
  const { t } = useLanguage();
  const { rows, total, page } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const mayChange = useRights().includes('media.change');
  const [openId, setOpen] = useState<number | null>(null);
  const open = rows.find(({ id }) => id === openId) ?? null;
  return (
    <ScreenPage title={t('adminMedia:menu.media')} lead={t('adminMedia:lead')}>
      {mayChange ? (
        <DropPictures
          onPicture={(picture) => {
            notifications.show({ message: t('adminMedia:added'), color: 'green' });
            void revalidate().then(() => setOpen(picture.id));
          }}
        />
      ) : null}
      <Filters list="media">
        <FilterText label={t('adminMedia:search')} />
      </Filters>
      {rows.length === 0 ? (
        <div className="admin-surface">
          <NothingHere title={t('adminMedia:none')} text={t('adminMedia:noneText')} />
        </div>
      ) : (
        <SimpleGrid cols={{ base: 2, xs: 3, sm: 4, lg: 6 }} spacing="sm">
          {rows.map((picture) => (
            <Tile key={picture.id} picture={picture} onOpen={() => setOpen(picture.id)} />
          ))}
        </SimpleGrid>
      )}
      <Pages total={total} page={page} perPage={PER_PAGE} />
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
