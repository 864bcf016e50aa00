import type { StaffId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { deleteDraft, deleteOld, findDrafts, writeDraft } from './drafts.store.ts';

export { createPreviewLinks } from './preview-links.ts';

/** Drafts that nobody went on with are removed after so many days. */
const KEPT_DAYS = 90;

/** The nodes of a document as somebody edits them, begun from a version of it. */
export type EditorDraft = Readonly<{ version: number; tree: readonly unknown[]; savedAt: Instant }>;
/** Somebody else who edits the document and has not saved. */
export type OtherEditor = Readonly<{ name: string; savedAt: Instant }>;

type Deps = Readonly<{ db: DbOrTx; clock: () => Instant }>;
type DraftOwner = Readonly<{ document: string; staffId: StaffId }>;

/**
 * What is edited and not saved, so that another browser goes on with it, and others know of it.
 *
 * `keep` stores the draft of a member, `forget` removes it; `forgetOld` removes those that nobody went on with for 90 days;
 * `of` gives a member's own draft, null for none, and the names of others who have one. A document is named as in the address
 * of its editor.
 */
export function createEditorDrafts({ db, clock }: Deps) {
  return {
    keep: async (kept: DraftOwner, draft: Pick<EditorDraft, 'version' | 'tree'>): Promise<Instant> => {
      const now = clock();
      await writeDraft(db, kept, { ...draft, savedAt: now });
      return now;
    },
    forgetOld: (): Promise<void> => deleteOld(db, new Date(clock().getTime() - KEPT_DAYS * DAY_MS)),
    forget: (kept: DraftOwner): Promise<void> => deleteDraft(db, kept),
    of: async ({
      document,
      staffId,
    }: DraftOwner): Promise<{ own: EditorDraft | null; others: OtherEditor[] }> => {
      const drafts = await findDrafts(db, document);
      const own = drafts.find((draft) => draft.staffId === staffId);
      return {
        own: own === undefined ? null : { version: own.version, tree: own.tree, savedAt: own.savedAt },
        others: drafts
          .filter((draft) => draft.staffId !== staffId)
          .map(({ name, savedAt }) => ({ name, savedAt })),
      };
    },
  };
}
