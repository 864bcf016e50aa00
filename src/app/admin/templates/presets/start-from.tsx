import { Alert, Button, Group, Radio, SimpleGrid } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { toBothLanguages } from '#kernel/language.ts';
import type { DocumentDraft } from '#shop/content';
import { useLanguage } from '#views/language/language.tsx';
import { pagePresets } from '#widgets/presets/index.ts';
import type { PagePreset } from '#widgets/presets/preset.ts';
import { Section } from '../../parts/forms/section.tsx';
import { nodeIdsBeside } from '../content/new-node.ts';
import { PresetLook } from './preset-card.tsx';
import { usePresetNodes } from './use-preset-nodes.ts';

type Start = Pick<DocumentDraft, 'tree' | 'title' | 'excerpt'>;
type StartProps = Readonly<{
  kind: 'home' | 'page';
  values: Start;
  /** What a new document starts as without a choice. */
  initial: Start;
  onChange: (start: Partial<Start>) => void;
}>;

const INITIAL = 'initial';

/** The start that a preset makes: its words stand only where the writer has none of his own. */
function wordsOf({ words }: PagePreset, { title, excerpt }: Start, used: readonly Start[]): Partial<Start> {
  if (words === undefined) return {};
  const isUntouched = used.some(
    (one) => JSON.stringify([one.title, one.excerpt]) === JSON.stringify([title, excerpt]),
  );
  return isUntouched ? { title: toBothLanguages(words.title), excerpt: toBothLanguages(words.excerpt) } : {};
}

/** Chooses a start, and takes the choice back. */
function useStart({ values, initial, onChange }: StartProps) {
  const { t, language } = useLanguage();
  const [chosen, setChosen] = useState(INITIAL);
  const used = useRef<Start[]>([initial]);
  const { make, busy, words } = usePresetNodes();
  const put = (name: string, start: Partial<Start>, called: string) => {
    const before = { chosen, values };
    setChosen(name);
    onChange(start);
    used.current.push({ ...values, ...start });
    const undo = () => {
      notifications.hide(id);
      setChosen(before.chosen);
      onChange(before.values);
    };
    const id = notifications.show({
      message: (
        <Group justify="space-between">
          {t('adminTemplates:presets.start.done', { name: called })}
          <Button size="compact-sm" variant="default" onClick={undo}>
            {t('adminTemplates:content.undo')}
          </Button>
        </Group>
      ),
    });
  };
  const choose = async (name: string, called: string) => {
    const preset = pagePresets.find((one) => one.name === name);
    if (preset === undefined) return put(INITIAL, initial, called);
    const tree = await make(preset, { newId: nodeIdsBeside([]), hasTitle: preset.group === 'page' });
    if (tree !== null)
      put(name, { tree, ...wordsOf(preset, values, used.current) }, preset.messages[language].name);
  };
  return { chosen, choose, busy, words };
}

/** What a new home page or page starts from: as it is without a choice, or a whole page that is ready. */
export default function StartFrom(props: StartProps) {
  const { kind } = props;
  const { t, language } = useLanguage();
  const { chosen, choose, busy, words } = useStart(props);
  const ofInitial = {
    name: t(`adminTemplates:presets.start.initial.${kind}.name`),
    description: t(`adminTemplates:presets.start.initial.${kind}.description`),
  };
  const presets = pagePresets.filter(({ group }) => group === kind);
  return (
    <Section
      title={t('adminTemplates:presets.start.title')}
      lead={t(`adminTemplates:presets.start.lead.${kind}`)}
    >
      {words === null ? null : (
        <Alert color="red" role="alert">
          {words}
        </Alert>
      )}
      <Radio.Group
        value={chosen}
        onChange={(name) => void choose(name, ofInitial.name)}
        label={t('adminTemplates:presets.start.title')}
        labelProps={{ className: 'admin-hidden' }}
      >
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
          <Radio.Card value={INITIAL} className="admin-tile admin-preset" disabled={busy !== null}>
            <PresetLook preset={null} words={ofInitial} />
          </Radio.Card>
          {presets.map((preset) => (
            <Radio.Card
              key={preset.name}
              value={preset.name}
              className="admin-tile admin-preset"
              disabled={busy !== null}
            >
              <PresetLook preset={preset} words={preset.messages[language]} isBusy={busy === preset.name} />
            </Radio.Card>
          ))}
        </SimpleGrid>
      </Radio.Group>
    </Section>
  );
}
