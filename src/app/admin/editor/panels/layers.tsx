import { useLanguage } from '#views/language/language.tsx';
import { NodeList } from '../../templates/content/outline/node-list.tsx';
import { type EditedTree, useOutline } from '../../templates/content/outline/use-outline.tsx';
import { TreeProblems } from '../../templates/content/tree-editor.tsx';
import { nodeAt } from '../../templates/content/tree-operations.ts';
import { pathOf } from '../state/node-path.ts';

type LayersProps = EditedTree & {
  selected: string | null;
  onSelect: (id: string | null) => void;
};

/** All nodes as a list, with everything that can be done to one by keyboard. */
export function Layers({ selected, onSelect, ...edited }: LayersProps) {
  const { t } = useLanguage();
  const { outline, root, said } = useOutline(edited, {
    edited: selected === null ? null : pathOf(edited.tree, selected),
    onEdit: (path) => onSelect(path === null ? null : (nodeAt(edited.tree, path)?.id ?? null)),
  });
  return (
    <div ref={root} className="admin-tree">
      <TreeProblems problems={edited.problems} />
      <NodeList outline={outline} list={[]} place="" label={t('adminTemplates:content.page')} />
      <p className="admin-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
