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
  /** The stored settings of a popup or off-canvas panel; empty for others. */
  settings: Readonly<Record<string, unknown>>;
}>;

/** When a published template is shown; null: from now, or without an end. */
export type Schedule = Readonly<{ startsAt: Instant | null; endsAt: Instant | null }>;

/** Where and when one version of a template was shown. */
export type TemplateVersion = Schedule &
  Readonly<{ id: TemplateId; since: Instant; status: 'published' | 'draft'; conditions: Conditions }>;

/** A template as the list of staff shows it. */
export type ListedTemplate = Omit<Template, 'settings'> &
  Schedule &
  Readonly<{ state: ShownState; updatedAt: Instant }>;

const TEMPLATE_STATES = ['published', 'draft', 'trashed'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];
/** The state of a template with its schedule: a published one may not be shown yet, or not any more. */
export const SHOWN_STATES = [...TEMPLATE_STATES, 'scheduled', 'ended'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** What a setting of a node names: brands, tags and terms of articles or projects by slug, a
 * value of an attribute by both slugs (`colour/red`), all else by id. */
export type TreeReference = Readonly<{
  node: string;
  path: string;
  kind:
    | 'picture'
    | 'product'
    | 'page'
    | 'category'
    | 'section'
    | 'brand'
    | 'tag'
    | 'attribute'
    | 'popup'
    | 'off-canvas'
    | 'loop-item'
    | 'article'
    | 'portfolio'
    | 'article-category'
    | 'portfolio-category'
    | 'content-tag';
  id: number | string;
}>;

/** Plain HTML in a setting of a node. */
export type HtmlText = Readonly<{ node: string; path: string; html: string }>;
