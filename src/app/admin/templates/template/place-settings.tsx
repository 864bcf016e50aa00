import { Stack } from '@mantine/core';
import { settingAnchor } from '#shop/popups/rules/reasons/reason.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { WidgetMessages } from '#widgets/declaration.ts';
import type { Fields } from '#widgets/fields/field.ts';
import { labelOf } from '#widgets/labels.ts';
import { offCanvasFields } from '#widgets/off-canvas/off-canvas-fields.ts';
import { offCanvasLabels } from '#widgets/off-canvas/off-canvas-labels.ts';
import { popupGroups } from '#widgets/popup/popup-fields.ts';
import { popupLabels } from '#widgets/popup/popup-labels.ts';
import { Section } from '../../parts/forms/section.tsx';
import { FieldInput } from '../content/field-input.tsx';
import { type FieldInputProps, NodeFormProvider } from '../content/inputs/input-props.ts';
import { recordOf } from '../content/inputs/read-value.ts';
import { RecordFields } from '../content/inputs/record-inputs.tsx';
import type { TemplateForm } from './draft.ts';

const POPUP_GROUPS = ['triggers', 'timing', 'look'] as const;

type Group = Readonly<{ title: string; lead?: string; fields: Fields }>;

type OwnSettingsProps = Readonly<{
  form: TemplateForm;
  messages: Readonly<Record<'en' | 'ar', WidgetMessages>>;
  groups: readonly Group[];
}>;

/** An input with an anchor, for links to it. */
function SettingInput(props: FieldInputProps) {
  return (
    <div id={settingAnchor(props.path)} className="admin-anchor">
      <FieldInput {...props} />
    </div>
  );
}

/** The settings of a place's templates other than their widgets. */
function OwnSettings({ form, messages, groups }: OwnSettingsProps) {
  const { t, language } = useLanguage();
  const fields = {
    labelOf: (name: string) => labelOf({ messages }, name, language) ?? name,
    problemAt: (path: string) =>
      form.errors[`settings.${path}`] === undefined ? null : t('adminTemplates:content.rules.other'),
    sections: [],
    tree: [],
    settings: form.values.settings,
  };
  return (
    <NodeFormProvider value={fields}>
      {groups.map(({ title, lead, fields: groupFields }) => (
        <Section key={title} title={title} {...(lead === undefined ? {} : { lead })}>
          <Stack gap="md">
            <RecordFields
              fields={groupFields}
              name=""
              path=""
              value={form.values.settings}
              onChange={(next) => form.setFieldValue('settings', recordOf(next))}
              Field={SettingInput}
            />
          </Stack>
        </Section>
      ))}
    </NodeFormProvider>
  );
}

/** Triggers, rules and design of a popup. */
export function PopupSettings({ form }: { form: TemplateForm }) {
  const { t } = useLanguage();
  const groups = POPUP_GROUPS.map((group) => ({
    title: t(`adminTemplates:popup.${group}`),
    fields: popupGroups[group],
  }));
  return <OwnSettings form={form} messages={popupLabels} groups={groups} />;
}

/** Design and closing of an off-canvas panel. */
export function OffCanvasSettings({ form }: { form: TemplateForm }) {
  const { t } = useLanguage();
  const title = t('adminTemplates:offCanvas.title');
  const lead = t('adminTemplates:offCanvas.lead');
  return (
    <OwnSettings form={form} messages={offCanvasLabels} groups={[{ title, lead, fields: offCanvasFields }]} />
  );
}
