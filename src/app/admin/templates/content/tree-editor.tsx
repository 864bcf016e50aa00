import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { LinkPlacesProvider } from './link-actions/link-places.tsx';
import { NodeDrawer } from './node-form.tsx';
import { NodeList } from './outline/node-list.tsx';
import { type EditedTree, useOutline } from './outline/use-outline.tsx';
import { type NodePath, nodeAt, replaceNode } from './tree-operations.ts';
import { problemsOf, type ShownProblem, useProblemWords } from './tree-problems.ts';

/** Problems of the whole tree. */
export function TreeProblems({ problems }: { problems: readonly ShownProblem[] }) {
  const { sentence } = useProblemWords();
  const whole = problems.filter(({ node }) => node === null);
  if (whole.length === 0) return null;
  return (
    <Alert color="red" role="alert" mb="sm">
      {whole.map((problem) => (
        <p key={JSON.stringify(problem)}>{sentence(problem)}</p>
      ))}
    </Alert>
  );
}

/** The editor of a widget tree: an outline of nodes, with the settings of one beside it. Source: BO-05 */
export function TreeEditor(props: EditedTree) {
  const { tree, onChange, problems, sections, place } = props;
  const { t } = useLanguage();
  const [edited, onEdit] = useState<NodePath | null>(null);
  const { outline, root, announcement, idAt, onClose } = useOutline(props, { edited, onEdit });
  const node = edited === null ? null : nodeAt(tree, edited);
  return (
    <div ref={root} className="admin-surface admin-tree">
      <TreeProblems problems={problems} />
      <NodeList outline={outline} list={[]} place="" label={t('adminTemplates:content.page')} />
      <p className="admin-hidden" role="status">
        {announcement}
      </p>
      {edited === null || node === null ? null : (
        <LinkPlacesProvider tree={tree} place={place}>
          <NodeDrawer
            node={node}
            problems={problemsOf(problems, idAt(edited))}
            sections={sections}
            tree={tree}
            onChange={(next) => onChange(replaceNode(tree, edited, next))}
            onClose={onClose}
          />
        </LinkPlacesProvider>
      )}
    </div>
  );
}
