import { List, UnstyledButton } from '@mantine/core';
import { widgets } from '#widgets/index.ts';
import { type ShownProblem, useProblemWords } from '../../templates/content/tree-problems.ts';

type RefusedNodesProps = Readonly<{
  problems: readonly ShownProblem[];
  widgetOf: (id: string) => string;
  titleOf: (id: string) => string;
  onSelect: (id: string) => void;
}>;

/** Why the document was refused: each problem is linked to its node. */
export function RefusedNodes({ problems, widgetOf, titleOf, onSelect }: RefusedNodesProps) {
  const { sentence } = useProblemWords();
  if (problems.length === 0) return null;
  return (
    <List size="sm">
      {problems.map((problem) => {
        const { node } = problem;
        const words = sentence(problem, node === null ? undefined : widgets.get(widgetOf(node)));
        return (
          <List.Item key={`${node} ${words}`}>
            {node === null ? (
              words
            ) : (
              <UnstyledButton className="editor-refused" onClick={() => onSelect(node)}>
                {titleOf(node)}: {words}
              </UnstyledButton>
            )}
          </List.Item>
        );
      })}
    </List>
  );
}
