import { Accordion, Alert, Drawer, Stack, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { commonFields } from '#widgets/common/common-fields.ts';
import type { AnyWidget } from '#widgets/declaration.ts';
import { widgets } from '#widgets/index.ts';
import { labelOf } from '#widgets/labels.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { upgradeSettings } from '#widgets/tree/understand-node.ts';
import { useReadOnly } from '../../parts/forms/read-only.tsx';
import { FieldInput } from './field-input.tsx';
import { NodeFormProvider } from './inputs/input-props.ts';
import { recordOf } from './inputs/read-value.ts';
import { RecordFields } from './inputs/record-inputs.tsx';
import { nodeTitle, type SavedSection } from './node-words.ts';
import { isOfSetting, problemAt, type ShownProblem, useProblemWords } from './tree-problems.ts';

/** Mantine sets this on elements whose Escape key closes their own dropdown. */
const KEEPS_ESCAPE = 'data-mantine-stop-propagation';

type NodeFormProps = Readonly<{
  node: StoredNode;
  /** The problems of this node. */
  problems: readonly ShownProblem[];
  sections: readonly SavedSection[];
  /** The document that contains the node. */
  tree: readonly StoredNode[];
  onChange: (node: StoredNode) => void;
}>;

/** Problems that are not shown at an input. */
function NodeProblems({ problems, widget }: { problems: readonly ShownProblem[]; widget?: AnyWidget }) {
  const { sentence } = useProblemWords();
  const shown = problems.filter((problem) => !isOfSetting(problem) || problem.path === '');
  if (shown.length === 0) return null;
  return (
    <Alert color="red">
      {shown.map((problem) => (
        <p key={JSON.stringify(problem)}>{sentence(problem, widget)}</p>
      ))}
    </Alert>
  );
}

/** The settings of every widget; initially expanded if one is invalid. */
function Advanced({ node, problems, onChange }: Omit<NodeFormProps, 'sections' | 'tree'>) {
  const { t } = useLanguage();
  const isWrong = Object.keys(commonFields).some(
    (path) => problemAt(problems, { path, isWithin: true }) !== null,
  );
  return (
    <Accordion variant="contained" order={3} {...(isWrong ? { defaultValue: 'advanced' } : {})}>
      <Accordion.Item value="advanced">
        <Accordion.Control>{t('adminTemplates:content.advanced')}</Accordion.Control>
        <Accordion.Panel>
          <Stack gap="md">
            <RecordFields
              fields={commonFields}
              name=""
              path=""
              value={node.common}
              onChange={(common) => onChange({ ...node, common: recordOf(common) })}
              Field={FieldInput}
            />
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

/** The settings of a node: those of its widget, and those that every widget has. */
export function NodeForm({ node, problems, sections, tree, onChange }: NodeFormProps) {
  const { language } = useLanguage();
  const { rule } = useProblemWords();
  const widget = widgets.get(node.widget);
  if (widget === undefined || node.version > widget.version) return <NodeProblems problems={problems} />;
  const { version } = widget;
  const settings = upgradeSettings(widget, node.version, node.settings);
  const form = {
    labelOf: (name: string) => labelOf(widget, name, language) ?? name,
    problemAt: (path: string, isWithin: boolean) => {
      const problem = problemAt(problems, { path, isWithin });
      return problem === null ? null : rule(problem);
    },
    sections,
    tree,
    settings,
  };
  return (
    <NodeFormProvider value={form}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {widget.messages[language].description}
        </Text>
        <NodeProblems problems={problems} widget={widget} />
        <RecordFields
          fields={widget.fields}
          name=""
          path=""
          value={settings}
          onChange={(next) => onChange({ ...node, version, settings: recordOf(next) })}
          Field={FieldInput}
        />
        <Advanced node={node} problems={problems} onChange={onChange} />
      </Stack>
    </NodeFormProvider>
  );
}

/** The settings of a node beside the outline; changes apply to the tree immediately. */
export function NodeDrawer({ onClose, ...form }: NodeFormProps & Readonly<{ onClose: () => void }>) {
  const { dir, language } = useLanguage();
  const isReadOnly = useReadOnly();
  // Mantine would also close the drawer when Escape closes a dialog above it.
  const closeByKey = ({ key, target, currentTarget }: KeyboardEvent) => {
    const isOwn = target instanceof Element && currentTarget.contains(target);
    const isTaken = target instanceof Element && target.getAttribute(KEEPS_ESCAPE) === 'true';
    if (key === 'Escape' && isOwn && !isTaken) onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={false}
      onKeyDown={closeByKey}
      position={dir === 'rtl' ? 'left' : 'right'}
      size="xl"
      title={nodeTitle(form.node, { language, sections: form.sections })}
    >
      <div className={isReadOnly ? 'admin-read-only' : undefined}>
        <NodeForm {...form} />
      </div>
    </Drawer>
  );
}
