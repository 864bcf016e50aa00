import { Button, Menu, Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../../parts/icon.tsx';
import { ShopIcon } from '../shop-icon.tsx';
import type { ListPath } from '../tree-operations.ts';
import { addableWidgets, hasRoom } from '../widget-limits.ts';
import type { Outline } from './outline.ts';

/** A menu of the widgets that can be added at the end of a list. */
export function AddWidget({ outline, list, label }: { outline: Outline; list: ListPath; label: string }) {
  const { t, language } = useLanguage();
  const { tree, place, onAdd } = outline;
  const groups = addableWidgets(tree, place, list);
  return (
    <Menu position="bottom-start" withinPortal width="min(22rem, 90vw)">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<AdminIcon name="plus" />}
          aria-label={t('adminTemplates:content.addTo', { name: label })}
          disabled={groups.length === 0 || !hasRoom(tree, list)}
        >
          {t('adminTemplates:content.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        {groups.map(({ group, choices }) => (
          <div key={group}>
            <Menu.Label>{t(`adminTemplates:content.groups.${group}`)}</Menu.Label>
            {choices.map((widget) => (
              <Menu.Item
                key={widget.name}
                leftSection={<ShopIcon name={widget.icon} />}
                onClick={() => onAdd(list, widget)}
              >
                {widget.messages[language].name}
                <Text size="xs" c="dimmed">
                  {widget.messages[language].description}
                </Text>
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
