import type { TemplateId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Conditions } from './rules/conditions.ts';
import type { TemplatePlace } from './rules/places.ts';

/** A published template, without its nodes. */
export type Template = Readonly<{
  id: TemplateId;
  place: TemplatePlace;
  /** For staff only. */
  name: string;
  conditions: Conditions;
  /** Of a popup, as they are stored; empty for others. */
  settings: Readonly<Record<string, unknown>>;
}>;

/** A template as the list of staff shows it. */
export type ListedTemplate = Omit<Template, 'settings'> &
  Readonly<{ state: TemplateState; updatedAt: Instant }>;

export const TEMPLATE_STATES = ['published', 'draft', 'trashed'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

/** What a setting of a node names by its id. */
export type TreeReference = Readonly<{
  node: string;
  path: string;
  kind: 'picture' | 'product' | 'page' | 'category' | 'section';
  id: number;
}>;
