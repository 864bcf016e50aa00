import { useRef } from 'react';
import { toBothLanguages } from '#kernel/language.ts';
import type { DocumentDraft } from '#shop/content';
import { pagePresets } from '#widgets/presets/index.ts';
import type { PagePreset } from '#widgets/presets/preset.ts';
import { nodeIdsBeside } from '../content/new-node.ts';
import { StartChoices, useChosenStart } from './start-choices.tsx';
import { usePresetNodes } from './use-preset-nodes.ts';

type Start = Pick<DocumentDraft, 'tree' | 'title' | 'excerpt'>;
type StartProps = Readonly<{
  kind: 'home' | 'page';
  values: Start;
  /** The initial values without a preset. */
  initial: Start;
  onChange: (start: Partial<Start>) => void;
}>;

/** The values of a preset; its texts only replace texts that the user has not edited. */
function wordsOf({ words }: PagePreset, { title, excerpt }: Start, used: readonly Start[]): Partial<Start> {
  if (words === undefined) return {};
  const isUntouched = used.some(
    (one) => JSON.stringify([one.title, one.excerpt]) === JSON.stringify([title, excerpt]),
  );
  return isUntouched ? { title: toBothLanguages(words.title), excerpt: toBothLanguages(words.excerpt) } : {};
}

/** The presets of a new home page or page: none, or a complete page. */
export default function StartFrom({ kind, values, initial, onChange }: StartProps) {
  const { chosen, put } = useChosenStart(values, onChange);
  const used = useRef<Start[]>([initial]);
  const { make, busy, words } = usePresetNodes();
  const start = (preset: PagePreset | null, made: Partial<Start>, called: string) => {
    put(preset, made, called);
    used.current.push({ ...values, ...made });
  };
  const choose = async (preset: PagePreset | null, called: string) => {
    if (preset === null) return start(null, initial, called);
    const tree = await make(preset, { newId: nodeIdsBeside([]), hasTitle: preset.group === 'page' });
    if (tree !== null) start(preset, { tree, ...wordsOf(preset, values, used.current) }, called);
  };
  return (
    <StartChoices
      kind={kind}
      presets={pagePresets.filter(({ group }) => group === kind)}
      chosen={chosen}
      busy={busy}
      words={words}
      onChoose={(preset, called) => void choose(preset, called)}
    />
  );
}
