import { Chip, Group, Modal, SimpleGrid, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { PRESET_GROUPS, type PresetGroup, type SectionPreset } from '#widgets/presets/preset.ts';
import { hasTitle } from '#widgets/presets/preset-nodes.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { ErrorAlert } from '../../parts/screen.tsx';
import { nodeIdsBeside } from '../content/new-node.ts';
import type { Outline } from '../content/outline/outline.ts';
import { allNodes } from '../content/tree-operations.ts';
import { PresetLook } from './preset-card.tsx';
import { matchingPresets, offeredPresets } from './preset-choices.ts';
import { usePresetNodes } from './use-preset-nodes.ts';

type DialogProps = Readonly<{
  outline: Pick<Outline, 'tree' | 'place'>;
  isOpen: boolean;
  onCancel: () => void;
  /** Closes the dialog; `name` is that of the preset. */
  onInsert: (nodes: readonly StoredNode[], name: string) => void;
}>;

type PresetFiltersProps = Readonly<{
  text: string;
  group: PresetGroup | null;
  groups: readonly PresetGroup[];
  onText: (text: string) => void;
  onGroup: (group: PresetGroup | null) => void;
}>;

const ALL = 'all';

/** Filters the sections by words and group. */
function PresetFilters({ text, group, groups, onText, onGroup }: PresetFiltersProps) {
  const { t } = useLanguage();
  // Radio chips of one name are a single tab stop.
  const name = useId();
  const choose = (value: string) => onGroup(groups.find((one) => one === value) ?? null);
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        aria-label={t('adminTemplates:presets.search')}
        placeholder={t('adminTemplates:presets.search')}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        data-autofocus
      />
      <Chip.Group value={group ?? ALL} onChange={choose}>
        <Group gap="xs" role="radiogroup" aria-label={t('adminTemplates:presets.group')}>
          <Chip name={name} value={ALL}>
            {t('adminTemplates:presets.all')}
          </Chip>
          {groups.map((one) => (
            <Chip key={one} name={name} value={one}>
              {t(`adminTemplates:presets.groups.${one}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Stack>
  );
}

type GroupProps = Readonly<{
  group: PresetGroup;
  presets: readonly SectionPreset[];
  busy: string | null;
  onChoose: (preset: SectionPreset) => void;
}>;

function PresetsOfGroup({ group, presets, busy, onChoose }: GroupProps) {
  const { t, language } = useLanguage();
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t(`adminTemplates:presets.groups.${group}`)}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {presets.map((preset) => (
          <UnstyledButton
            key={preset.name}
            className="admin-tile admin-preset"
            disabled={busy !== null}
            onClick={() => onChoose(preset)}
          >
            <PresetLook preset={preset} words={preset.messages[language]} isBusy={busy === preset.name} />
          </UnstyledButton>
        ))}
      </SimpleGrid>
    </section>
  );
}

/** Preset sections with pictures, grouped and searchable. */
export default function PresetDialog({ outline, isOpen, onCancel, onInsert }: DialogProps) {
  const { t, language } = useLanguage();
  const [text, setText] = useState('');
  const [group, setGroup] = useState<PresetGroup | null>(null);
  const { make, busy, words } = usePresetNodes();
  const { tree, place } = outline;
  const offered = offeredPresets(tree, place);
  const matching = matchingPresets(offered, { text, group, language });
  const groups = PRESET_GROUPS.filter((one) => offered.some((preset) => preset.group === one));
  const choose = async (preset: SectionPreset) => {
    const newId = nodeIdsBeside(allNodes(tree));
    const nodes = await make(preset, { newId, hasTitle: hasTitle(tree, place) });
    if (nodes !== null) onInsert(nodes, preset.messages[language].name);
  };
  return (
    <Modal
      opened={isOpen}
      onClose={onCancel}
      title={t('adminTemplates:presets.add')}
      size="72rem"
      returnFocus={false}
    >
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {t('adminTemplates:presets.lead')}
        </Text>
        <Stack gap="sm">
          <PresetFilters text={text} group={group} groups={groups} onText={setText} onGroup={setGroup} />
          <div role="status">
            {matching.length > 0 ? null : <Text size="sm">{t('adminTemplates:presets.none', { text })}</Text>}
          </div>
        </Stack>
        <ErrorAlert words={words} />
        {matching.map((one) => (
          <PresetsOfGroup key={one.group} {...one} busy={busy} onChoose={(preset) => void choose(preset)} />
        ))}
      </Stack>
    </Modal>
  );
}
