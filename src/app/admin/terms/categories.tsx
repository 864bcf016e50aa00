import { Button, Menu, Text } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { ErrorAlert, NothingHere, ScreenPage } from '../parts/screen.tsx';
import { AdminTree } from '../parts/tree/tree.tsx';
import type { Place } from '../parts/tree/tree-moves.ts';
import { useRights } from '../parts/use-rights.ts';
import { Thumb } from '../products/thumb.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/categories';
import type { CategoryRow } from './category.tsx';
import { CategoryDrawer } from './category.tsx';
import { wordsOf } from './refused-words.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'categories.list', {});
}

function Category({ row }: { row: CategoryRow }) {
  const { t, language } = useLanguage();
  return (
    <>
      <Thumb file={row.imageFile} size={32} />
      <Text size="sm" fw={600}>
        {inLanguage(row.name, language)}
      </Text>
      <Text size="xs" c="dimmed" style={{ flexGrow: 1 }}>
        {t('adminTerms:categories.goods', { count: row.goods })}
      </Text>
    </>
  );
}

/** The category tree; categories are moved by drag, menu or keyboard. Source: BO-01 */
export default function Categories() {
  const { t, language } = useLanguage();
  const rows = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('products.change');
  const { runAction } = useAction();
  const [words, setWords] = useState<string | null>(null);
  const [openId, setOpen] = useState<number | 'new' | null>(null);
  const move = async (id: number, place: Place) => {
    const answer = await runAction('categories.move', { id, ...place });
    setWords(wordsOf(answer, t));
    return answer.ok;
  };
  const add = mayChange ? (
    <Button leftSection={<AdminIcon name="plus" />} onClick={() => setOpen('new')}>
      {t('adminTerms:categories.create')}
    </Button>
  ) : null;
  const open = openId === 'new' ? null : (rows.find(({ id }) => id === openId) ?? null);
  return (
    <ScreenPage title={t('adminTerms:menu.categories')} lead={t('adminTerms:categories.lead')} actions={add}>
      <ErrorAlert words={words} />
      {rows.length === 0 ? (
        <div className="admin-surface">
          <NothingHere
            title={t('adminTerms:categories.none')}
            text={t('adminTerms:categories.noneText')}
            action={add}
          />
        </div>
      ) : (
        <div className="admin-surface admin-tree">
          <AdminTree
            label={t('adminTerms:categories.tree')}
            rows={rows}
            nameOf={({ name }) => inLanguage(name, language)}
            face={(row) => <Category row={row} />}
            mayChange={mayChange}
            onMove={move}
            actions={({ id }) => (
              <Menu.Item leftSection={<AdminIcon name="pencil" />} onClick={() => setOpen(id)}>
                {t('adminTerms:categories.edit')}
              </Menu.Item>
            )}
          />
        </div>
      )}
      {openId === null || (openId !== 'new' && open === null) ? null : (
        <CategoryDrawer key={String(openId)} row={open} rows={rows} onClose={() => setOpen(null)} />
      )}
    </ScreenPage>
  );
}
