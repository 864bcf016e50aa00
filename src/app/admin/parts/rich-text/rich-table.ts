import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { Extension, mergeAttributes, Node } from '@tiptap/react';

/** What each node is to the table's own commands. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableHeading: 'header_cell',
  tableCell: 'cell',
};

/** Cells are chosen together, go on by the tab key, and every row keeps as many as the others. */
const TableEditing = Extension.create({
  name: 'tableEditing',
  extendNodeSchema: ({ name }) => (name in ROLES ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goToNextCell(1)(editor.state, editor.view.dispatch),
    'Shift-Tab': ({ editor }) => goToNextCell(-1)(editor.state, editor.view.dispatch),
  }),
});

/** Over how many columns or rows a cell goes. */
function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) =>
      Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1),
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === 1 ? {} : { [name]: attributes[name] },
  };
}

const SPANS = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false },
};
const SCOPE = {
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute('scope'),
  renderHTML: ({ scope }: Record<string, unknown>) => (scope === null ? {} : { scope }),
};

function cell(name: string, tag: string, attributes: object) {
  return Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({ ...SPANS, ...attributes }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

/** Tables: their rows stand directly in them; what of it is head and what is body is told when they are written. */
export const TABLE_NODES = [
  TableEditing,
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    allowGapCursor: false,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableHeading | tableCell)*',
    // Nobody writes between two cells.
    allowGapCursor: false,
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableHeading', 'th', { scope: SCOPE }),
  cell('tableCell', 'td', {}),
];
