import { Group, Stack, Text } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { widgets } from '#widgets/index.ts';
import { type ListPlace, nodeId, type StoredNode } from '#widgets/tree/node.ts';
import { AddSection } from '../../presets/add-section.tsx';
import { takesSections } from '../../presets/takes-sections.ts';
import { nodeTitle } from '../node-words.ts';
import { type ListPath, listAt } from '../tree-operations.ts';
import { problemsOf } from '../tree-problems.ts';
import { AddWidget } from './add-widget.tsx';
import { NodeRow } from './node-row.tsx';
import type { Outline } from './outline.ts';

type ListProps = Readonly<{
  outline: Outline;
  list: ListPath;
  /** The prefix of generated ids in this list, for nodes without an id. */
  place: ListPlace;
  label: string;
}>;

type SlotsProps = Readonly<{ outline: Outline; node: StoredNode; list: ListPath; index: number; id: string }>;

/** The declared slots of a node's widget, with their nodes. */
function NodeSlots({ outline, node, list, index, id }: SlotsProps) {
  const { t, language } = useLanguage();
  const title = nodeTitle(node, { language, sections: outline.sections });
  return Object.keys(widgets.get(node.widget)?.slots ?? {}).map((slot) => {
    const name = t(`adminTemplates:content.slots.${slot}`, { defaultValue: slot });
    return (
      <div key={slot} className="admin-quote">
        <Text size="xs" c="dimmed">
          {name}
        </Text>
        <NodeList
          outline={outline}
          list={[...list, { index, slot }]}
          place={`${id}.${slot}.`}
          label={`${title} · ${name}`}
        />
      </div>
    );
  });
}

type Rows = Outline['rows'];

/** ARIA roles of a list in a selectable outline: the tree, or a group in it. */
function listRoles(rows: Rows, list: ListPath): HTMLAttributes<HTMLUListElement> {
  if (rows === undefined) return {};
  if (list.length > 0) return { role: 'group' };
  return { role: 'tree', 'aria-multiselectable': true, ...rows.events };
}

function rowRoles(rows: Rows, id: string, title: string): HTMLAttributes<HTMLLIElement> {
  if (rows === undefined) return {};
  const { chosen, current } = rows;
  return {
    ...{ role: 'treeitem', 'aria-label': title, 'aria-selected': chosen.includes(id) },
    tabIndex: current === id ? 0 : -1,
  };
}

/** The nodes of the page or of a slot, with a button to add one. */
export function NodeList({ outline, list, place, label }: ListProps) {
  const { t, language } = useLanguage();
  const { rows, sections } = outline;
  const nodes = listAt(outline.tree, list);
  return (
    <Stack gap={4} pb={6} align="stretch" data-list={place}>
      {nodes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('adminTemplates:content.empty')}
        </Text>
      ) : (
        <ul
          aria-label={label}
          style={{ listStyle: 'none', margin: 0, padding: 0 }}
          {...listRoles(rows, list)}
        >
          {nodes.map((node, index) => {
            const id = nodeId(node, place, index);
            return (
              <li key={id} data-node={id} {...rowRoles(rows, id, nodeTitle(node, { language, sections }))}>
                <NodeRow
                  outline={outline}
                  node={node}
                  id={id}
                  path={{ list, index }}
                  isLast={index === nodes.length - 1}
                  problems={problemsOf(outline.problems, id)}
                />
                <NodeSlots outline={outline} node={node} list={list} index={index} id={id} />
              </li>
            );
          })}
        </ul>
      )}
      {outline.isReadOnly ? null : (
        <Group gap="xs">
          <AddWidget outline={outline} list={list} label={label} />
          {list.length === 0 && takesSections(outline.place) ? <AddSection outline={outline} /> : null}
        </Group>
      )}
    </Stack>
  );
}
