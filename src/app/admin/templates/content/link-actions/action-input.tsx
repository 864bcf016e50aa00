import { Button, Group, Input, Select, Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { useReadOnly } from '../../../parts/forms/read-only.tsx';
import type { InputProps } from '../inputs/input-props.ts';
import { textOf } from '../inputs/read-value.ts';
import { actionGroups, type LinkAction } from './link-actions.ts';
import { useLinkPlaces } from './link-places.tsx';

/** An action as text, such as "Open: Size guide"; unpublished targets are marked. */
export function useActionWords() {
  const { t } = useLanguage();
  const { opened } = useLinkPlaces();
  return ({ name, about, value }: LinkAction): string => {
    const target = opened?.find(({ id, place }) => id === about?.id && place === about.place);
    const words = t(`adminTemplates:content.link.actions.${name}`, {
      name: target?.name ?? about?.id ?? textOf(value),
    });
    if (about === null || opened === null || target?.state === 'published') return words;
    const state = target === undefined ? 'gone' : 'unpublished';
    return t(`adminTemplates:content.link.actions.${state}`, { action: words });
  };
}

type ChooseProps = Readonly<{ label: string; onChoose: (value: LinkAction['value']) => void }>;

/** Selects an action that a link performs instead of navigating. */
export function ChooseAction({ label, onChoose }: ChooseProps) {
  const { t } = useLanguage();
  const toWords = useActionWords();
  const groups = actionGroups(useLinkPlaces());
  const keyOf = ({ value }: LinkAction) => JSON.stringify(value);
  const all = groups.flatMap(({ actions }) => actions);
  return (
    <Select
      aria-label={t('adminTemplates:content.link.action', { name: label })}
      placeholder={t('adminTemplates:content.link.actionHint')}
      data={groups.map(({ of, actions }) => ({
        group: t(`adminTemplates:content.link.actionGroups.${of}`),
        items: actions.map((one) => ({ value: keyOf(one), label: toWords(one) })),
      }))}
      searchable
      nothingFoundMessage={t('adminTemplates:content.link.foundNothing')}
      value={null}
      onChange={(key) => {
        const chosen = all.find((one) => keyOf(one) === key);
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    />
  );
}

type StoredActionProps = Pick<InputProps, 'label' | 'error'> & { action: LinkAction; onClear: () => void };

/** Shows the action of a link, with a button to remove it. */
export function StoredAction({ label, action, error, onClear }: StoredActionProps) {
  const { t } = useLanguage();
  const isReadOnly = useReadOnly();
  const words = useActionWords()(action);
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <Group gap="xs" role="group" aria-label={label}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
        {isReadOnly ? null : (
          <Button size="compact-sm" variant="default" onClick={onClear}>
            {t('adminTemplates:content.link.clear')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
