import { Combobox, Textarea, type TextareaProps, useCombobox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isMeant, mentionQuery } from '#shop/staff/rules/mentions.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';

const MOST_OFFERED = 8;

/** The names that can be mentioned, loaded when needed. */
function useMentionable(isNeeded: boolean): readonly string[] {
  const { queryAction } = useAction();
  const [names, setNames] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are fetched once
  useEffect(() => {
    if (!isNeeded) return;
    void queryAction('orders.mentionable', {}).then((answer) => {
      if (answer.ok) setNames([...new Set(answer.value)]);
    });
  }, [isNeeded]);
  return names;
}

type Props = Omit<TextareaProps, 'onChange' | 'value'> & {
  value: string;
  onChange: (text: string) => void;
  /** Whether @ suggests names. */
  offersNames: boolean;
};

/** A textarea where @ suggests names of staff: arrow keys select, Enter inserts, Escape closes the list. */
export function MentionTextarea({ value, onChange, offersNames, ...field }: Props) {
  const { t } = useLanguage();
  const input = useRef<HTMLTextAreaElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [wasNeeded, setNeeded] = useState(false);
  const names = useMentionable(wasNeeded);
  const isAsking = offersNames && query !== null;
  const offered = isAsking ? names.filter((name) => isMeant(name, query)).slice(0, MOST_OFFERED) : [];
  const isOpen = offered.length > 0;
  const close = () => setQuery(null);
  const combobox = useCombobox({
    opened: isOpen,
    onOpenedChange: (opened) => (opened ? undefined : close()),
  });
  useEffect(() => {
    if (isAsking) setNeeded(true);
  }, [isAsking]);
  const first = offered[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first is chosen whenever others are offered
  useEffect(() => {
    if (isOpen) combobox.selectFirstOption();
  }, [isOpen, first]);
  const look = () => {
    const { current } = input;
    if (current !== null) setQuery(mentionQuery(current.value.slice(0, current.selectionStart)));
  };
  const take = (name: string) => {
    const { current } = input;
    if (current === null || query === null) return;
    const start = current.selectionStart - query.length;
    const before = `${value.slice(0, start)}${name} `;
    onChange(before + value.slice(current.selectionStart).replace(/^ /, ''));
    close();
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(before.length, before.length);
    });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={take} withinPortal>
      <Combobox.Target withKeyboardNavigation={isOpen}>
        <Textarea
          {...field}
          ref={input}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            look();
          }}
          onSelect={look}
          onBlur={close}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t('adminOrders:mentions')}>
          {offered.map((name) => (
            <Combobox.Option key={name} value={name}>
              <bdi>{name}</bdi>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
