import type { UseFormReturnType } from '@mantine/form';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { TemplateDraft, TemplatePlace } from '#shop/templates';

export type TemplateForm = UseFormReturnType<TemplateDraft>;
export type Choices = ValueOf<'templates.choices'>['choices'];
/** A template as it came with the page, or back from being saved. */
export type OpenedTemplate = Pick<ValueOf<'templates.open'>, 'id' | 'version' | 'draft' | 'isTrashed'>;

const PAGE_CONTENT = { id: 'content', widget: 'page-content', version: 1, settings: {} };

/** A new template of a place, around all its pages; a section is empty. */
export function newTemplate(place: TemplatePlace, name = ''): TemplateDraft {
  const isSection = place === 'section';
  return {
    name,
    place,
    conditions: { include: isSection ? [] : [{ kind: 'all' }], exclude: [] },
    tree: isSection ? [] : [PAGE_CONTENT],
    status: 'draft',
  };
}
