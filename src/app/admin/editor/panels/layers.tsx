import { Switch } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { NodeList } from '../../templates/content/outline/node-list.tsx';
import { type EditedTree, useOutline } from '../../templates/content/outline/use-outline.tsx';
import { TreeProblems } from '../../templates/content/tree-editor.tsx';
import { nodeAt } from '../../templates/content/tree-operations.ts';
import { useLayerRows } from '../selection/use-layer-rows.ts';
import type { EditorSelection } from '../selection/use-selection.ts';
import { pathOf } from '../state/node-path.ts';

type LayersProps = EditedTree & { selection: EditorSelection };

/** The tree of all nodes; all node actions are available by keyboard. */
export function Layers({ selection, ...edited }: LayersProps) {
  const { t } = useLanguage();
  const { lead, pick } = selection;
  const { outline, root, announcement } = useOutline(edited, {
    edited: lead === null ? null : pathOf(edited.tree, lead),
    onEdit: (path) => pick(path === null ? null : (nodeAt(edited.tree, path)?.id ?? null)),
  });
  const { rows, hasBoxes, setBoxes } = useLayerRows(selection, root);
  return (
    <div ref={root} className="admin-tree">
      <TreeProblems problems={edited.problems} />
      <Switch
        label={t('adminEditor:selection.several')}
        checked={hasBoxes}
        disabled={false}
        mb="xs"
        onChange={(event) => setBoxes(event.currentTarget.checked)}
      />
      <NodeList outline={{ ...outline, rows }} list={[]} place="" label={t('adminTemplates:content.page')} />
      <p className="admin-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
