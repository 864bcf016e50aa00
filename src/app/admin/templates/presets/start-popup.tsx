import { popupPresets } from '#widgets/presets/popups/index.ts';
import type { PopupPreset } from '#widgets/presets/preset.ts';
import { nodeIdsBeside } from '../content/new-node.ts';
import { newTemplate, type TemplateForm } from '../template/draft.ts';
import { StartChoices, useChosenStart } from './start-choices.tsx';
import { usePresetNodes } from './use-preset-nodes.ts';

const NAMES: readonly string[] = popupPresets.flatMap(({ messages }) => [messages.en.name, messages.ar.name]);

/** The presets of a new popup: none, or widgets with rules, triggers and design. Source: WG-22 */
export default function StartPopup({ form }: { form: TemplateForm }) {
  const { values } = form;
  const { chosen, put } = useChosenStart(values, (start) => form.setValues(start));
  const { make, busy, words } = usePresetNodes();
  const choose = async (preset: PopupPreset | null, called: string) => {
    // A typed name is not replaced.
    const isUntouched = values.name === '' || NAMES.includes(values.name);
    if (preset === null) return put(null, newTemplate('popup', isUntouched ? '' : values.name), called);
    const tree = await make(preset, { newId: nodeIdsBeside([]), hasTitle: true });
    if (tree === null) return;
    const { settings, conditions } = structuredClone({
      settings: preset.settings,
      conditions: preset.conditions,
    });
    const name = isUntouched ? called : values.name;
    put(
      preset,
      {
        name,
        tree,
        settings,
        conditions: { include: [...conditions.include], exclude: [...conditions.exclude] },
      },
      called,
    );
  };
  return (
    <StartChoices
      kind="popup"
      presets={popupPresets}
      chosen={chosen}
      busy={busy}
      words={words}
      onChoose={(preset, called) => void choose(preset, called)}
    />
  );
}
