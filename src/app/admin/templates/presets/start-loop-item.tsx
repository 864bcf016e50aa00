import { itemPresets } from '#widgets/presets/items/index.ts';
import type { ItemPreset } from '#widgets/presets/preset.ts';
import { nodeIdsBeside } from '../content/new-node.ts';
import { newTemplate, type TemplateForm } from '../template/draft.ts';
import { StartChoices, useChosenStart } from './start-choices.tsx';
import { usePresetNodes } from './use-preset-nodes.ts';

/** The presets of a new template of items: a picture, a title and a text, or the parts of the shop's own cards. */
export default function StartLoopItem({ form }: { form: TemplateForm }) {
  const { chosen, put } = useChosenStart(form.values, (start) => form.setValues(start));
  const { make, busy, words } = usePresetNodes();
  const choose = async (preset: ItemPreset | null, called: string) => {
    if (preset === null) return put(null, { tree: newTemplate('loop-item').tree }, called);
    const tree = await make(preset, { newId: nodeIdsBeside([]), hasTitle: true });
    if (tree !== null) put(preset, { tree }, called);
  };
  return (
    <StartChoices
      kind="loop-item"
      presets={itemPresets}
      chosen={chosen}
      busy={busy}
      words={words}
      onChoose={(preset, called) => void choose(preset, called)}
    />
  );
}
