import { ActionIcon, Text, TextInput } from '@mantine/core';
import { Drawer } from '@puckeditor/core';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { AnyWidget } from '#widgets/declaration.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { AdminIcon } from '../../parts/icon.tsx';
import { ShopIcon } from '../../templates/content/shop-icon.tsx';
import { addableWidgets } from '../../templates/content/widget-limits.ts';
import { AddSection } from '../../templates/presets/add-section.tsx';
import { takesSections } from '../../templates/presets/takes-sections.ts';

type InsertProps = Readonly<{
  tree: readonly StoredNode[];
  place: string;
  onAdd: (widget: AnyWidget) => void;
  /** Inserts the nodes of a preset section. */
  onInsert: (nodes: readonly StoredNode[]) => void;
}>;

type ChoiceProps = { widget: AnyWidget; onAdd: InsertProps['onAdd'] };

/** A widget to drag or to add by its button. Memoized, since there are many and none changes while the user types. */
const Choice = memo(function Choice({ widget, onAdd }: ChoiceProps) {
  const { t, language } = useLanguage();
  const { name, description } = widget.messages[language];
  return (
    <li className="editor-choice" title={description}>
      {/* Puck renders it twice: the dragged one, and the one that stays. */}
      <div aria-hidden="true" className="editor-choice-grip">
        <Drawer.Item name={widget.name} label={name}>
          {() => (
            <span className="editor-choice-name">
              <ShopIcon name={widget.icon} />
              {name}
            </span>
          )}
        </Drawer.Item>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('adminEditor:insert.add', { name })}
        onClick={() => onAdd(widget)}
      >
        <AdminIcon name="plus" />
      </ActionIcon>
    </li>
  );
});

/** The widgets that can be added: by button after the selected one, or where they are dropped. */
export function Insert({ tree, place, onAdd, onInsert }: InsertProps) {
  const { t, language } = useLanguage();
  const [words, setWords] = useState('');
  const latest = useRef(onAdd);
  useEffect(() => {
    latest.current = onAdd;
  });
  const add = useCallback((widget: AnyWidget) => latest.current(widget), []);
  const sought = words.trim().toLocaleLowerCase(language);
  const fits = ({ messages, name }: AnyWidget) =>
    [name, messages[language].name, messages[language].description].some((text) =>
      text.toLocaleLowerCase(language).includes(sought),
    );
  const groups = addableWidgets(tree, place)
    .map(({ group, choices }) => ({ group, choices: choices.filter(fits) }))
    .filter(({ choices }) => choices.length > 0);
  return (
    <>
      <TextInput
        type="search"
        label={t('adminEditor:insert.search')}
        value={words}
        leftSection={<AdminIcon name="magnifying-glass" />}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Text size="xs" c="dimmed" my="xs">
        {t('adminEditor:insert.help')}
      </Text>
      {takesSections(place) ? <AddSection outline={{ tree, place, onInsert }} /> : null}
      {groups.length === 0 ? <Text size="sm">{t('adminEditor:insert.none', { words })}</Text> : null}
      {groups.map(({ group, choices }) => (
        <section key={group} aria-label={t(`adminTemplates:content.groups.${group}`)}>
          <h2 className="editor-group">{t(`adminTemplates:content.groups.${group}`)}</h2>
          <Drawer>
            <ul className="editor-choices">
              {choices.map((widget) => (
                <Choice key={widget.name} widget={widget} onAdd={add} />
              ))}
            </ul>
          </Drawer>
        </section>
      ))}
    </>
  );
}
