import { Menu, Text } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { useLanguage } from '#views/language/language.tsx';

const GROUPS = [
  {
    rowAbove: addRowBefore,
    rowBelow: addRowAfter,
    columnBefore: addColumnBefore,
    columnAfter: addColumnAfter,
  },
  { headRow: toggleHeaderRow },
  { noRow: deleteRow, noColumn: deleteColumn, noTable: deleteTable },
] as const;

type Change = typeof addRowAfter;

const NEW_ROWS = ['tableHeading', 'tableCell', 'tableCell'];
const NEW_COLUMNS = 3;

function addTable(editor: Editor) {
  const content = NEW_ROWS.map((type) => ({
    type: 'tableRow',
    content: Array.from({ length: NEW_COLUMNS }, () => ({ type })),
  }));
  const { from } = editor.state.selection;
  editor.chain().focus().insertContent({ type: 'table', content }).run();
  let first: number | null = null;
  editor.state.doc.nodesBetween(from, editor.state.doc.content.size, ({ type }, at) => {
    if (first === null && type.name === 'tableHeading') first = at + 1;
    return first === null;
  });
  // Places the cursor in the first cell instead of after the table.
  if (first !== null) editor.commands.setTextSelection(first);
}

/** Inserts a table, and adds or removes rows and columns at the cursor's cell. */
export function TableMenu({ editor }: { editor: Editor }) {
  const { t } = useLanguage();
  const isInside = isInTable(editor.state);
  const change = (by: Change) => {
    by(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <Menu withinPortal position="bottom-start">
      <Menu.Target>
        <RichTextEditor.Control
          aria-label={t('adminContent:table.menu')}
          title={t('adminContent:table.menu')}
        >
          <Text span size="xs" px={6}>
            {t('adminContent:table.menu')}
          </Text>
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={isInside} onClick={() => addTable(editor)}>
          {t('adminContent:table.make')}
        </Menu.Item>
        {GROUPS.map((group) => [
          <Menu.Divider key={Object.keys(group).join()} />,
          ...Object.entries(group).map(([name, by]) => (
            <Menu.Item
              key={name}
              disabled={!isInside}
              {...(name.startsWith('no') ? { color: 'red' } : {})}
              onClick={() => change(by)}
            >
              {t(`adminContent:table.${name}`)}
            </Menu.Item>
          )),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
