import type { UseFormReturnType } from '@mantine/form';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { TemplateDraft, TemplatePlace } from '#shop/templates';
import { isNamedPlace } from '#shop/templates/rules/places.ts';
import { widgets } from '#widgets/index.ts';
import { isShipped, shippedDocuments } from '#widgets/shipped/shipped-documents.ts';

export type TemplateForm = UseFormReturnType<TemplateDraft>;
export type Choices = ValueOf<'templates.choices'>['choices'];
/** A template as it came with the page, or back from being saved. */
export type OpenedTemplate = Pick<ValueOf<'templates.open'>, 'id' | 'version' | 'draft' | 'state'>;

const PAGE_CONTENT = { id: 'content', widget: 'page-content', version: 1, settings: {} };

/** What an item of a loop begins with. */
const ITEM = (['item-picture', 'item-title', 'item-text'] as const).map((widget) => ({
  ...{ id: widget.replace('-', ''), widget, version: 1 },
  settings: structuredClone(widgets.get(widget)?.sample ?? {}),
}));

function newTree(place: TemplatePlace): unknown[] {
  if (isShipped(place)) return structuredClone([...shippedDocuments[place]]);
  if (place === 'loop-item') return structuredClone(ITEM);
  return place === 'popup' || isNamedPlace(place) ? [] : [PAGE_CONTENT];
}

/**
 * A new template of a place, for all its pages: around their content, or a copy of what the shop ships. A section, a popup or an off-canvas panel is
 * empty, the item of a loop has a picture, a title and a text.
 */
export function newTemplate(place: TemplatePlace, name = ''): TemplateDraft {
  return {
    name,
    place,
    conditions: { include: isNamedPlace(place) ? [] : [{ kind: 'all' }], exclude: [] },
    settings: {},
    tree: newTree(place),
    status: 'draft',
    startsAt: null,
    endsAt: null,
  };
}
