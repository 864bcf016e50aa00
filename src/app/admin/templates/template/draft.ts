import type { UseFormReturnType } from '@mantine/form';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { TemplateDraft, TemplatePlace } from '#shop/templates';
import { isNamedPlace } from '#shop/templates/rules/places.ts';
import { widgets } from '#widgets/index.ts';
import { isShipped, shippedDocuments } from '#widgets/shipped/shipped-documents.ts';

export type TemplateForm = UseFormReturnType<TemplateDraft>;
export type Choices = ValueOf<'templates.choices'>['choices'];
/** A template as loaded or as a save returned it. */
export type OpenedTemplate = Pick<ValueOf<'templates.open'>, 'id' | 'version' | 'draft' | 'state'>;

const PAGE_CONTENT = { id: 'content', widget: 'page-content', version: 1, settings: {} };

/** The initial widgets of an item template. */
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
 * A new template of a place, without conditions: around the content of its pages, or a copy of the shipped one.
 * Sections, popups and off-canvas panels are empty; an item template has a picture, a title and a text.
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
