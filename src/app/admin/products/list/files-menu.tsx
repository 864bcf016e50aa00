import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { useQuery } from '../../parts/lists/use-query.ts';
import { useRights } from '../../parts/use-rights.ts';

/** The list as a file, the template of such a file, and the way to bring one in. */
export function FilesMenu() {
  const { t, to } = useLanguage();
  const { params } = useQuery();
  const rights = useRights();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<AdminIcon name="download" />}>
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
      </Menu.Dropdown>
    </Menu>
  );
}
