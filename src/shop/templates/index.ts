import type { TemplateId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { StoredTree } from '#kernel/tree/document-tree.ts';
import type { PopupSettings } from '#shop/popups';
import type { PrintedPlace } from './rules/places.ts';
import type { TemplateEditDeps } from './staff/actions/save-template.ts';
import { createTemplateEdit } from './staff/index.ts';
import { nextTemplateChange, readPublished, readTree, readVersions } from './store/templates.ts';
import type { Template, TemplateVersion } from './template.ts';

/** The page at an address. */
export { framedPageAt, isPage } from './actions/framed-page.ts';
export { pageAt, type ResolvedPage } from './actions/page-at.ts';
export type { ExportRefusal, TemplateRefusal } from './refusals.ts';
/** Which template a page uses, and why it does not use the others. */
export { type Choice, chooseTemplate, type Verdict } from './rules/choose-template.ts';
export type { Condition, Conditions, Subject } from './rules/conditions.ts';
/** The header or footer of a page, as the choice of its template sees it. */
export { frameSubject, goByContent, type Page } from './rules/frame-subject.ts';
/** The header, the footer and the popups of a page. */
export { headerFooterPopups } from './rules/header-footer-popups.ts';
/** Popups of another site. */
export type { ImportedPopup, LeftOut } from './rules/left-out.ts';
/** Links that open and close off-canvas panels. */
export { panelsIn } from './rules/off-canvas-action.ts';
/** Pages as the choice of their template sees them. */
export {
  archiveSubject,
  documentSubject,
  listingSubject,
  pageSubject,
  productSubject,
} from './rules/page-subjects.ts';
/** The kinds of pages that templates apply to. */
export {
  type ConditionKind,
  PAGE_CONDITIONS,
  PAGE_TYPES,
  type PagePlace,
  type PrintedPlace,
  SINGLE_KINDS,
  type SingleKind,
  singleKindOf,
  TEMPLATE_PLACES,
  type TemplatePlace,
} from './rules/places.ts';
/** The popups of a page, and why it does not show the others. */
export { type CarryVerdict, popupsOn, popupVerdicts } from './rules/popups-on.ts';
/** Templates that claim the same pages. */
export { type Rivals, rivalTemplates } from './rules/rival-templates.ts';
/** Checks the nodes of a document before it is saved. */
export { settleTree, type TreeDeps } from './staff/actions/settle-tree.ts';
/** Stores trees of earlier versions by the current ones. */
export { upgradeTrees } from './staff/actions/upgrade-trees.ts';
/** Where a template or a document is named. */
export { documentUses } from './staff/actions/uses.ts';
export type { OpenTemplate, TemplateDraft, TemplateFieldProblems } from './staff/rules/template-draft.ts';
export {
  type HtmlText,
  type ListedTemplate,
  SHOWN_STATES,
  type Template,
  type TemplateVersion,
  type TreeReference,
} from './template.ts';

type PopupSettingsDeps = Readonly<{
  /** The settings of a popup with those that were not stored. */
  parse: (settings: unknown) => { ok: true; settings: PopupSettings } | { ok: false };
  /** What the editor calls them. */
  labels: (language: Language) => Readonly<Record<string, string>>;
}>;

/**
 * Templates: documents of widgets for kinds of pages, and saved sections for use in widgets.
 *
 * `published` returns those shown on pages, or those of one place, without their nodes; `tree` the nodes of a template
 * or section, null unless it is shown; `versions` when and where some were shown; `nextChange` when the next one
 * starts or ends; `popupSettings` parses and labels the settings of popups. `edit` is for staff.
 */
export function createTemplates(deps: TemplateEditDeps & Readonly<{ popupSettings: PopupSettingsDeps }>) {
  const { db, clock, popupSettings } = deps;
  return {
    published: (place: PrintedPlace | null = null): Promise<Template[]> => readPublished(db, clock(), place),
    tree: (id: number): Promise<StoredTree | null> => readTree(db, id as TemplateId, clock()),
    versions: (ids: readonly TemplateId[]): Promise<TemplateVersion[]> => readVersions(db, ids),
    nextChange: (): Promise<Instant | null> => nextTemplateChange(db, clock()),
    popupSettings,
    edit: createTemplateEdit(deps),
  };
}
