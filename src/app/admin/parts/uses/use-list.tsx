import { Anchor, List } from '@mantine/core';
import { Link } from 'react-router';
import type { DocumentUse } from '#kernel/editing/document-use.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { editPath } from '../../content/rules/kinds.ts';

/** Where a use is changed, without language. */
function pathOf(use: DocumentUse): string {
  switch (use.kind) {
    case 'menu':
      return `/admin/menus/?place=${use.place}`;
    case 'setting':
      return '/admin/coming-soon/';
    case 'document':
      return editPath(use.of, use.id);
    default:
      return use.kind === 'product' ? `/admin/products/${use.id}/` : `/admin/templates/${use.id}/`;
  }
}

function keyOf(use: DocumentUse): string {
  if (use.kind === 'menu') return use.place;
  return use.kind === 'setting' ? use.key : `${use.kind}-${use.id}`;
}

function UseItem({ use }: { use: DocumentUse }) {
  const { t, to, language } = useLanguage();
  const nameOf = () => {
    if (use.kind === 'menu') return t(`adminMenus:places.${use.place}`);
    return use.kind === 'setting'
      ? t('adminComingSoon:menu.comingSoon')
      : inLanguage(use.name, language) || use.id;
  };
  return (
    <List.Item>
      {t(`admin:uses.${use.kind === 'document' ? use.of : use.kind}`)}:{' '}
      <Anchor component={Link} to={to(pathOf(use))} inherit underline="always">
        <bdi>{nameOf()}</bdi>
      </Anchor>
    </List.Item>
  );
}

/** Where a template or a document is used, with the way there. */
export function UseList({ uses }: { uses: readonly DocumentUse[] }) {
  return (
    <List size="sm">
      {uses.map((use) => (
        <UseItem key={keyOf(use)} use={use} />
      ))}
    </List>
  );
}
