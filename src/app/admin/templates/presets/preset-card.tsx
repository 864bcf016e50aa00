import { Loader, Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import type { Preset } from '#widgets/presets/preset.ts';
import { AdminIcon } from '../../parts/icon.tsx';
import { presetPicture } from './preset-pictures.ts';

type PresetWords = Readonly<{ name: string; description: string }>;

/** Picture, name and description of a preset, or of the empty choice. */
export function PresetLook({
  preset,
  words,
  isBusy = false,
}: {
  preset: Preset | null;
  words: PresetWords;
  isBusy?: boolean;
}) {
  const { language } = useLanguage();
  const picture = preset === null ? undefined : presetPicture(preset.name, language);
  return (
    <>
      <span className="admin-preset-picture">
        {picture === undefined ? <AdminIcon name="article" /> : <img src={picture} alt="" loading="lazy" />}
        {isBusy ? <Loader size="sm" /> : null}
      </span>
      <Text span display="block" fw={600} size="sm" mt="xs">
        {words.name}
      </Text>
      <Text span display="block" size="xs" c="dimmed">
        {words.description}
      </Text>
    </>
  );
}
