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
}>;

/** The nodes of a document as they are stored. */
export type StoredTree = readonly unknown[];

/** A template as the list of staff shows it. */
export type ListedTemplate = Template & Readonly<{ state: TemplateState; updatedAt: Instant }>;

export const TEMPLATE_STATES = ['published', 'draft', 'trashed'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

/** What is wrong with a tree: a node, or the whole tree where `node` is null; `path` leads to a setting. */
export type ContentProblem = Readonly<{ node: string | null; reason: string; path?: string; slot?: string }>;

/** What a setting of a node names by its id. */
export type TreeReference = Readonly<{
  node: string;
  path: string;
  kind: 'picture' | 'product' | 'page' | 'category' | 'section';
  id: number;
}>;
