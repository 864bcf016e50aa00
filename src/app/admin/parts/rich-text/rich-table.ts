import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { Extension, mergeAttributes, Node } from '@tiptap/react';

/** The `tableRole` of each node in prosemirror-tables. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableHeading: 'header_cell',
  tableCell: 'cell',
};

/** Cell selection, Tab navigation, and rows of equal length. */
const TableEditing = Extension.create({
  name: 'tableEditing',
  extendNodeSchema: ({ name }) => (name in ROLES ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goToNextCell(1)(editor.state, editor.view.dispatch),
    'Shift-Tab': ({ editor }) => goToNextCell(-1)(editor.state, editor.view.dispatch),
  }),
});

/** The attribute for the number of columns or rows that a cell spans. */
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

/** Tables without thead and tbody nodes; `tidyHtml` adds the head to the HTML. */
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
    // No cursor between two cells.
    allowGapCursor: false,
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableHeading', 'th', { scope: SCOPE }),
  cell('tableCell', 'td', {}),
];
