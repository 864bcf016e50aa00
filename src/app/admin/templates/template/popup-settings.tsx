import { Stack } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { labelOf } from '#widgets/labels.ts';
import { popupGroups } from '#widgets/popup/popup-fields.ts';
import { popupLabels } from '#widgets/popup/popup-labels.ts';
import { Section } from '../../parts/forms/section.tsx';
import { FieldInput } from '../content/field-input.tsx';
import { NodeFormProvider } from '../content/inputs/input-props.ts';
import { recordOf } from '../content/inputs/read-value.ts';
import { RecordFields } from '../content/inputs/record-inputs.tsx';
import type { TemplateForm } from './draft.ts';

const GROUPS = ['triggers', 'timing', 'look'] as const;

/** When a popup opens, for whom, and how. */
export function PopupSettings({ form }: { form: TemplateForm }) {
  const { t, language } = useLanguage();
  const fields = {
    labelOf: (name: string) => labelOf({ messages: popupLabels }, name, language) ?? name,
    problemAt: (path: string) =>
      form.errors[`settings.${path}`] === undefined ? null : t('adminTemplates:content.rules.other'),
    sections: [],
  };
  return (
    <NodeFormProvider value={fields}>
      {GROUPS.map((group) => (
        <Section key={group} title={t(`adminTemplates:popup.${group}`)}>
          <Stack gap="md">
            <RecordFields
              fields={popupGroups[group]}
              name=""
              path=""
              value={form.values.settings}
              onChange={(next) => form.setFieldValue('settings', recordOf(next))}
              Field={FieldInput}
            />
          </Stack>
        </Section>
      ))}
    </NodeFormProvider>
  );
}
