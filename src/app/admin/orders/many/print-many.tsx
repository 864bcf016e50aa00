import { Button, Menu } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';

/** Links to the documents of the selected orders, printed as one. */
export function PrintMany({ ids }: { ids: readonly number[] }) {
  const { t, to } = useLanguage();
  const chosen = `ids=${ids.join(',')}`;
  const printouts = [
    ['invoices', to(`/admin/orders/invoices.pdf?${chosen}`)],
    ['slips', to(`/admin/orders/print/?${chosen}`)],
    ['labels', to(`/admin/orders/labels.pdf?${chosen}`)],
  ] as const;
  return (
    <Menu>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<AdminIcon name="printer" />}>
          {t('adminOrders:printMany.print')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {printouts.map(([name, href]) => (
          <Menu.Item key={name} component="a" href={href} target="_blank">
            {t(`adminOrders:printMany.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
