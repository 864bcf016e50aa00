import { Button, Group, Input, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { inLanguage, type Localized } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useReadOnly } from '../../../../parts/forms/read-only.tsx';
import { useAction } from '../../../../use-action.ts';
import { ChooseAction, StoredAction } from '../../link-actions/action-input.tsx';
import { actionOf } from '../../link-actions/link-actions.ts';
import type { InputProps } from '../input-props.ts';
import { textOf } from '../read-value.ts';
import {
  findTargets,
  type LinkTarget,
  type NamedTarget,
  nameOfTarget,
  parseTarget,
  TARGET_KINDS,
  toStored,
} from './link-target.ts';

const TYPING_MS = 250;

type FindTargetProps = {
  label: string;
  /** The allowed kinds of targets. */
  kinds: readonly LinkTarget['kind'][];
  hint: string;
  onFound: (target: NamedTarget) => void;
};

/** Searches pages, categories and products. */
export function FindTarget({ label, kinds, hint, onFound }: FindTargetProps) {
  const { t, language } = useLanguage();
  const { queryAction } = useAction();
  const [targets, setTargets] = useState<readonly NamedTarget[]>([]);
  const [typed, setTyped] = useState('');
  const seek = useDebouncedCallback(async (q: string) => {
    if (q.trim() !== '') setTargets(await findTargets(queryAction, q.trim(), kinds));
  }, TYPING_MS);
  const keyOf = ({ kind, id }: LinkTarget) => `${kind}-${id}`;
  const groups = kinds.map((kind) => ({
    group: t(`adminTemplates:content.link.groups.${kind}`),
    items: targets
      .filter((one) => one.kind === kind)
      .map((one) => ({ value: keyOf(one), label: inLanguage(one.name, language) })),
  }));
  return (
    <Select
      aria-label={t('adminTemplates:content.link.find', { name: label })}
      placeholder={hint}
      data={groups.filter(({ items }) => items.length > 0)}
      searchable
      filter={({ options }) => options}
      nothingFoundMessage={typed === '' ? hint : t('adminTemplates:content.link.foundNothing')}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        seek(text);
      }}
      value={null}
      onChange={(key) => {
        const one = targets.find((other) => keyOf(other) === key);
        if (one !== undefined) onFound(one);
      }}
    />
  );
}

function useTargetName({ kind, id }: LinkTarget): Localized | null {
  const { queryAction } = useAction();
  const [name, setName] = useState<Localized | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once for each target
  useEffect(() => {
    void nameOfTarget(queryAction, { kind, id }).then(setName);
  }, [kind, id]);
  return name;
}

type StoredTargetProps = Pick<InputProps, 'label' | 'error'> & {
  target: LinkTarget;
  clearLabel: string;
  onClear: () => void;
};

/** Shows the target of a link, with a button to remove it. */
export function StoredTarget({ label, target, error, clearLabel, onClear }: StoredTargetProps) {
  const { t, language } = useLanguage();
  const isReadOnly = useReadOnly();
  const name = useTargetName(target);
  const kind = t(`adminTemplates:content.link.kinds.${target.kind}`);
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <Group gap="xs" role="group" aria-label={label}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {kind}: <bdi>{name === null ? target.id : inLanguage(name, language)}</bdi>
        </Text>
        {isReadOnly ? null : (
          <Button size="compact-sm" variant="default" onClick={onClear}>
            {clearLabel}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}

/** A link: a URL, a record of the shop whose URL may change, or an action. */
export function LinkInput({ label, value, onChange, error }: InputProps) {
  const { t } = useLanguage();
  const isReadOnly = useReadOnly();
  const action = actionOf(value);
  if (action !== null)
    return <StoredAction label={label} action={action} error={error} onClear={() => onChange('')} />;
  const target = parseTarget(value);
  if (target !== null)
    return (
      <StoredTarget
        key={`${target.kind}-${target.id}`}
        label={label}
        target={target}
        error={error}
        clearLabel={t('adminTemplates:content.link.clear')}
        onClear={() => onChange('')}
      />
    );
  return (
    <Stack gap={6}>
      <TextInput
        label={label}
        description={t('adminTemplates:content.link.help')}
        value={textOf(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        dir="ltr"
      />
      {isReadOnly ? null : (
        <>
          <FindTarget
            label={label}
            kinds={TARGET_KINDS}
            hint={t('adminTemplates:content.link.findHint')}
            onFound={(target) => onChange(toStored(target))}
          />
          <ChooseAction label={label} onChoose={onChange} />
        </>
      )}
    </Stack>
  );
}
