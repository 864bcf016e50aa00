import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../../parts/forms/section.tsx';

type Uses = NonNullable<ValueOf<'templates.open'>['uses']>;

function Use({ use }: { use: Uses[number] }) {
  const { t, to, language } = useLanguage();
  if (use.kind === 'document') return inLanguage(use.name, language);
  const [path, name] =
    use.kind === 'menu'
      ? [`/admin/menus/?place=${use.place}`, t(`adminMenus:places.${use.place}`)]
      : [`/admin/templates/${use.id}/`, inLanguage(use.name, language)];
  return (
    <Anchor component={Link} to={to(path)} underline="always">
      {name}
    </Anchor>
  );
}

/** The uses of a saved section, popup or off-canvas panel. */
export function Uses({ uses }: { uses: Uses }) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminTemplates:uses.title')}>
      {uses.length === 0 ? <Text size="sm">{t('adminTemplates:uses.none')}</Text> : null}
      <List size="sm">
        {uses.map((use) => (
          <List.Item key={use.kind === 'menu' ? use.place : `${use.kind}-${use.id}`}>
            {t(`adminTemplates:uses.${use.kind}`)}: <Use use={use} />
          </List.Item>
        ))}
      </List>
    </Section>
  );
}
