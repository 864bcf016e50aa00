import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import { useNavigate } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import type { Screen } from '../navigation.ts';
import { DeskIcon } from './icon.tsx';

export function openPalette(): void {
  spotlight.open();
}

/** Every screen by its name, from the keyboard: Ctrl+K. */
export function Palette({ screens }: { screens: readonly Screen[] }) {
  const { t, to } = useLanguage();
  const navigate = useNavigate();
  const actions: SpotlightActionData[] = screens.map(({ path, name, icon }) => ({
    id: path,
    label: t(`desk:screens.${name}`),
    leftSection: <DeskIcon name={icon} />,
    onClick: () => void navigate(to(path)),
  }));
  return (
    <Spotlight
      actions={actions}
      shortcut={['mod + K']}
      nothingFound={t('desk:palette.nothing')}
      searchProps={{
        leftSection: <DeskIcon name="magnifying-glass" />,
        placeholder: t('desk:palette.open'),
        'aria-label': t('desk:palette.open'),
      }}
    />
  );
}
