import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { useQuery } from '../../parts/lists/use-query.ts';
import { useRights } from '../../parts/use-rights.ts';

type MoreActionsProps = Readonly<{
  /** The number of products whose last bulk change can be undone. */
  undoable: number;
  onUndo: () => Promise<void>;
}>;

/** Menu: export, import and its template, and undo of the last bulk change. */
export function MoreActions({ undoable, onUndo }: MoreActionsProps) {
  const { t, to } = useLanguage();
  const { params } = useQuery();
  const rights = useRights();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<AdminIcon name="caret-down" />}>
          {t('adminProducts:files.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={`${to('/admin/products/export.csv')}?${params}`} download>
          {t('adminProducts:files.export')}
        </Menu.Item>
        <Menu.Item component="a" href={to('/admin/products/template.csv')} download>
          {t('adminProducts:files.template')}
        </Menu.Item>
        {rights.includes('data-transfer.run') ? (
          <Menu.Item component={Link} to={to('/admin/data-transfer/')}>
            {t('adminProducts:files.import')}
          </Menu.Item>
        ) : null}
        {undoable > 0 && rights.includes('products.change') ? (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<AdminIcon name="arrow-u-up-left" />} onClick={() => void onUndo()}>
              {t('adminProducts:bulk.undoLast', { count: undoable })}
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
