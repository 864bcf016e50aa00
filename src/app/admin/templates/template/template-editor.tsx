import { Grid, Select, Stack, Text, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { DocumentUse } from '#kernel/editing/document-use.ts';
import type { ContentProblem } from '#kernel/tree/document-tree.ts';
import { isNamedPlace, TEMPLATE_PLACES, type TemplatePlace } from '#shop/templates/rules/places.ts';
import { useLanguage } from '#views/language/language.tsx';
import { isShipped } from '#widgets/shipped/shipped-documents.ts';
import { readNodes } from '#widgets/tree/node.ts';
import { AdminForm } from '../../parts/forms/form.tsx';
import { MomentField } from '../../parts/forms/moment-field.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { UseList } from '../../parts/uses/use-list.tsx';
import { useConfirmPublishing } from '../content/confirm-publishing.tsx';
import { TreeEditor } from '../content/tree-editor.tsx';
import type { ShownProblem } from '../content/tree-problems.ts';
import { Conditions } from './conditions.tsx';
import { newTemplate, type TemplateForm } from './draft.ts';
import { OffCanvasSettings, PopupSettings } from './place-settings.tsx';
import { type TemplateFormProps, useTemplateForm } from './use-template-form.ts';

/** Loaded lazily, together with the presets. */
const StartPopup = lazy(() => import('../presets/start-popup.tsx'));
const StartLoopItem = lazy(() => import('../presets/start-loop-item.tsx'));

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

/** The publication period of a template; a popup has a schedule in its settings. */
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

/** Where a saved section, a template of items, a popup or an off-canvas panel is used. */
function Uses({ uses }: { uses: readonly DocumentUse[] }) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminTemplates:uses.title')}>
      {uses.length === 0 ? <Text size="sm">{t('adminTemplates:uses.none')}</Text> : <UseList uses={uses} />}
    </Section>
  );
}

/** The presets of a new template, where its place has some. */
function Start({ form }: { form: TemplateForm }) {
  const { place } = form.values;
  return (
    <Suspense>
      {place === 'popup' ? <StartPopup form={form} /> : null}
      {place === 'loop-item' ? <StartLoopItem form={form} /> : null}
    </Suspense>
  );
}

/** Everything of a template that staff may change. Source: BO-05 */
export function TemplateEditor(props: TemplateFormProps) {
  const { open, choices, sections } = props;
  const { t } = useLanguage();
  const { state, labels, formatField } = useTemplateForm(props);
  const { form, refused } = state;
  const confirm = useConfirmPublishing(state, sections);
  const { place, tree } = form.values;
  const problems = (refused?.refusal.nodes ?? []) as readonly ContentProblem[];
  return (
    <AdminForm {...{ state, labels, formatField, confirm }} need="content.change">
      {open === null ? <Start form={form} /> : null}
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
            {isNamedPlace(place) ? null : (
              <Conditions form={form} place={place} choices={choices} singles={open?.singles ?? []} />
            )}
            {place === 'popup' ? <PopupSettings form={form} /> : null}
            {place === 'off-canvas' ? <OffCanvasSettings form={form} /> : null}
            {open === null || open.uses === null ? null : <Uses uses={open.uses} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </AdminForm>
  );
}
