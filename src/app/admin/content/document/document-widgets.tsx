import type { ContentProblem } from '#kernel/tree/document-tree.ts';
import { useLanguage } from '#views/language/language.tsx';
import { readNodes } from '#widgets/tree/node.ts';
import { Section } from '../../parts/forms/section.tsx';
import { TreeEditor } from '../../templates/content/tree-editor.tsx';
import type { ShownProblem } from '../../templates/content/tree-problems.ts';
import type { Refused } from '../../use-action.ts';
import type { Choices, DocumentForm } from './editing.ts';

type WidgetsProps = Readonly<{
  form: DocumentForm;
  sections: Choices['sections'];
  refused: Refused | null;
}>;

/** The widgets below the text of a page. */
export function DocumentWidgets({ form, sections, refused }: WidgetsProps) {
  const { t } = useLanguage();
  const problems = (refused?.refusal.nodes ?? []) as readonly ContentProblem[];
  return (
    <Section title={t('adminContent:widgets.title')} lead={t('adminContent:widgets.lead')}>
      <TreeEditor
        tree={readNodes(form.values.tree).filter((node) => node !== null)}
        onChange={(tree) => form.setFieldValue('tree', tree)}
        problems={problems as readonly ShownProblem[]}
        place="text"
        sections={sections}
      />
    </Section>
  );
}
