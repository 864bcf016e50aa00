import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import { useNavigate } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import type { MenuEntry } from '../../area.ts';
import { AdminIcon } from '../icon.tsx';

export function openPalette(): void {
  spotlight.open();
}

/** Every screen by its name, from the keyboard: Ctrl+K. */
export function Palette({ entries }: { entries: readonly MenuEntry[] }) {
  const { t, to } = useLanguage();
  const navigate = useNavigate();
  const actions: SpotlightActionData[] = entries.map(({ path, label, icon }) => ({
    id: path,
    label: t(label),
    leftSection: <AdminIcon name={icon} />,
    onClick: () => void navigate(to(path)),
  }));
  return (
    <Spotlight
      actions={actions}
      shortcut={['mod + K']}
      nothingFound={t('admin:palette.nothing')}
      searchProps={{
        leftSection: <AdminIcon name="magnifying-glass" />,
        placeholder: t('admin:palette.open'),
        'aria-label': t('admin:palette.open'),
      }}
    />
  );
}
