import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { Preset } from '#widgets/presets/preset.ts';
import { presetNodes } from '#widgets/presets/preset-nodes.ts';
import { pictureFiles } from '#widgets/presets/sections/shop-parts.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { useAction } from '../../use-action.ts';

/** `newId` generates ids that are unused in the document. */
type Place = Readonly<{ newId: () => string; hasTitle: boolean }>;

/** Creates nodes of presets with the shop's pictures and categories, and reports the number of missing pictures. */
export function usePresetNodes() {
  const { t } = useLanguage();
  const { queryAction } = useAction();
  const [busy, setBusy] = useState<string | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const make = async (preset: Preset, place: Place): Promise<StoredNode[] | null> => {
    setBusy(preset.name);
    const answer = await queryAction('templates.preset-parts', { files: pictureFiles(preset.tree) });
    setBusy(null);
    setWords(answer.ok ? null : answer.words);
    if (!answer.ok) return null;
    const { nodes, missing } = presetNodes(preset, { ...place, parts: answer.value });
    if (missing > 0)
      notifications.show({
        color: 'yellow',
        message: t('adminTemplates:presets.missing', { count: missing }),
      });
    return nodes;
  };
  return { make, busy, words };
}
