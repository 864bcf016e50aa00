import type { Editor } from '#kernel/editing/editor.ts';
import type { TemplateId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { DayFigures } from '#shop/popup-figures/rules/figures.ts';
import type { Template, TemplateRefusal, TemplateVersion } from '#shop/templates';

export type AbTestDeps = Readonly<{
  db: Db;
  clock: Clock;
  /** Popups that show. */
  published: () => Promise<readonly Template[]>;
  /** All versions of popups, in the order of time. */
  versions: (ids: readonly TemplateId[]) => Promise<TemplateVersion[]>;
  /** Makes a popup a draft. */
  unpublish: (tx: DbOrTx, id: TemplateId, by: Editor) => Promise<Outcome<unknown, TemplateRefusal>>;
  /** Figures of popups by day, from a day of the shop's clock on, in the order of days. */
  figuresSince: (day: string, ids: readonly number[]) => Promise<DayFigures[]>;
}>;
