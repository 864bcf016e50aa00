import { Button, Group, Radio, SimpleGrid } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { Preset } from '#widgets/presets/preset.ts';
import { Section } from '../../parts/forms/section.tsx';
import { ErrorAlert } from '../../parts/screen.tsx';
import { PresetLook } from './preset-card.tsx';

const INITIAL = 'initial';

/**
 * The chosen preset, by name.
 *
 * `put` applies a preset to the edited values, and offers to undo that.
 */
export function useChosenStart<Values>(values: Values, onChange: (values: Partial<Values>) => void) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState(INITIAL);
  const put = (preset: Preset | null, start: Partial<Values>, called: string) => {
    const before = { chosen, values };
    setChosen(preset?.name ?? INITIAL);
    onChange(start);
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
  return { chosen, put };
}

type Kind = 'home' | 'page' | 'popup' | 'loop-item';
type ChoicesProps<Offered extends Preset> = Readonly<{
  kind: Kind;
  presets: readonly Offered[];
  chosen: string;
  busy: string | null;
  /** Why the preset could not be applied. */
  words: string | null;
  /** Null for the empty choice; `called` is the displayed name. */
  onChoose: (preset: Offered | null, called: string) => void;
}>;

/** The presets of a new document, with pictures. */
export function StartChoices<Offered extends Preset>(props: ChoicesProps<Offered>) {
  const { kind, presets, chosen, busy, words, onChoose } = props;
  const { t, language } = useLanguage();
  const ofInitial = {
    name: t(`adminTemplates:presets.start.initial.${kind}.name`),
    description: t(`adminTemplates:presets.start.initial.${kind}.description`),
  };
  const choose = (name: string) => {
    const preset = presets.find((one) => one.name === name) ?? null;
    onChoose(preset, preset === null ? ofInitial.name : preset.messages[language].name);
  };
  return (
    <Section
      title={t('adminTemplates:presets.start.title')}
      lead={t(`adminTemplates:presets.start.lead.${kind}`)}
    >
      <ErrorAlert words={words} />
      <Radio.Group
        value={chosen}
        onChange={choose}
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
