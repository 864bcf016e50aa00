import { Grid, Select, Stack, Text, TextInput } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { ContentProblem } from '#kernel/document-tree.ts';
import type { Conditions as StoredConditions } from '#shop/templates';
import { TEMPLATE_PLACES, type TemplatePlace } from '#shop/templates/rules/places.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { isShipped } from '#widgets/shipped/shipped-documents.ts';
import { readNodes } from '#widgets/tree/node.ts';
import type { FormatField } from '../../parts/forms/conflict-dialog.tsx';
import { AdminForm, useAdminForm } from '../../parts/forms/form.tsx';
import { MomentField } from '../../parts/forms/moment-field.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { useConditionWords } from '../condition-words.ts';
import { treeWords } from '../content/node-words.ts';
import { TreeEditor } from '../content/tree-editor.tsx';
import type { ShownProblem } from '../content/tree-problems.ts';
import { Conditions } from './conditions.tsx';
import { newTemplate, type OpenedTemplate, type TemplateForm } from './draft.ts';
import { PopupSettings } from './popup-settings.tsx';
import { Uses } from './uses.tsx';

const LABELS = {
  name: 'name',
  place: 'place',
  conditions: 'conditions.title',
  settings: 'popup.look',
  tree: 'content.title',
  status: 'state',
  startsAt: 'schedule.startsAt',
  endsAt: 'schedule.endsAt',
} as const;

function useEditor(open: OpenedTemplate | null) {
  const { to } = useLanguage();
  const state = useAdminForm({
    action: 'templates.save',
    draftKey: `template:${open?.id ?? 'new'}`,
    opened: { values: open?.draft ?? newTemplate('page'), version: open?.version ?? 0 },
    toInput: (draft, version) => ({ id: open?.id ?? null, version, draft }),
    toValues: ({ draft }: OpenedTemplate) => draft,
    onSaved: (saved) => {
      if (open === null) goOn(to(`/admin/templates/${saved.id}/`));
    },
  });
  const goOn = useOnward(state.isDirty);
  return state;
}

/** Name, place and state. */
function Basics({ form, isNew }: { form: TemplateForm; isNew: boolean }) {
  const { t } = useLanguage();
  const takePlace = (place: string | null) => {
    const known = TEMPLATE_PLACES.find((one): one is TemplatePlace => one === place);
    if (known !== undefined) form.setValues(newTemplate(known, form.values.name));
  };
  return (
    <Section title={t('adminContent:showing')}>
      <TextInput
        label={t('adminTemplates:name')}
        description={t('adminTemplates:nameHelp')}
        required
        {...form.getInputProps('name')}
      />
      <Select
        label={t('adminTemplates:place')}
        description={t('adminTemplates:placeHelp')}
        data={TEMPLATE_PLACES.map((value) => ({ value, label: t(`adminTemplates:places.${value}`) }))}
        allowDeselect={false}
        readOnly={!isNew}
        value={form.values.place}
        onChange={takePlace}
        error={form.errors.place}
      />
      {isShipped(form.values.place) ? (
        <Text size="sm" c="dimmed">
          {t('adminTemplates:shippedHelp')}
        </Text>
      ) : null}
      <Select
        label={t('adminTemplates:state')}
        data={(['draft', 'published'] as const).map((value) => ({
          value,
          label: t(`adminContent:states.${value}`),
        }))}
        allowDeselect={false}
        {...form.getInputProps('status')}
      />
      {form.values.status === 'published' && form.values.place !== 'popup' ? <Schedule form={form} /> : null}
    </Section>
  );
}

/** When a published template is shown. A popup has a schedule among its settings. */
function Schedule({ form }: { form: TemplateForm }) {
  const { t } = useLanguage();
  return (['startsAt', 'endsAt'] as const).map((field) => (
    <MomentField
      key={field}
      label={t(`adminTemplates:schedule.${field}`)}
      description={t(`adminTemplates:schedule.${field}Help`)}
      value={form.values[field]}
      onChange={(moment) => form.setFieldValue(field, moment)}
      error={form.errors[field]}
    />
  ));
}

/** The values of a conflict in words: the widgets by name, the conditions as the list has them. */
function useFormatField({ open, choices, sections }: EditorProps): FormatField {
  const { t, language } = useLanguage();
  const toWords = useConditionWords(choices);
  const formatConditions = ({ include, exclude }: StoredConditions, place: TemplatePlace) =>
    Object.entries({ include, exclude })
      .filter(([, list]) => list.length > 0)
      .map(([name, list]) => {
        const words = list.map((one) => toWords(one, { place, singles: open?.singles ?? [] }));
        return `${t(`adminTemplates:conditions.${name}`)}: ${words.join(' · ')}`;
      })
      .join('; ');
  return (value, field) => {
    switch (field) {
      case 'tree':
        return treeWords(value, { language, sections });
      case 'conditions':
        return formatConditions(value as StoredConditions, open?.draft.place ?? 'page');
      case 'status':
        return t(`adminContent:states.${value}`);
      case 'startsAt':
      case 'endsAt':
        return typeof value === 'string' ? formatMoment(new Date(value), language) : undefined;
      default:
        return undefined;
    }
  };
}

type EditorProps = ValueOf<'templates.choices'> & { open: ValueOf<'templates.open'> | null };

/** Everything of a template that staff may change. Source: BO-05 */
export function TemplateEditor(props: EditorProps) {
  const { open, choices, sections } = props;
  const { t } = useLanguage();
  const formatField = useFormatField(props);
  const state = useEditor(open);
  const { form, refused } = state;
  const labels = Object.fromEntries(
    Object.entries(LABELS).map(([field, words]) => [field, t(`adminTemplates:${words}`)]),
  );
  const { place, tree } = form.values;
  const problems = (refused?.refusal.nodes ?? []) as readonly ContentProblem[];
  return (
    <AdminForm state={state} need="content.change" labels={labels} formatField={formatField}>
      <Grid gap="md" className="admin-long">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="md">
            <Section title={t('adminTemplates:content.title')} lead={t('adminTemplates:content.lead')}>
              <TreeEditor
                tree={readNodes(tree).filter((node) => node !== null)}
                onChange={(next) => form.setFieldValue('tree', next)}
                problems={problems as readonly ShownProblem[]}
                place={place}
                sections={sections.filter(({ id }) => id !== open?.id)}
              />
            </Section>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="md">
            <Basics form={form} isNew={open === null} />
            {place === 'section' ? null : (
              <Conditions form={form} place={place} choices={choices} singles={open?.singles ?? []} />
            )}
            {place === 'popup' ? <PopupSettings form={form} /> : null}
            {place !== 'section' || open === null ? null : <Uses uses={open.uses} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </AdminForm>
  );
}
