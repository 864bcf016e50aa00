import type { StaffId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { deleteDraft, deleteOld, findDrafts, writeDraft } from './store/drafts.ts';

export { createPreviewLinks } from './actions/preview-links.ts';

/** Drafts are deleted this many days after they were last saved. */
const KEPT_DAYS = 90;

/** Unsaved nodes of a document in the editor, based on a version of it. */
export type EditorDraft = Readonly<{ version: number; tree: readonly unknown[]; savedAt: Instant }>;
/** Another staff member with an unsaved draft of the document. */
export type OtherEditor = Readonly<{ name: string; savedAt: Instant }>;

type Deps = Readonly<{ db: DbOrTx; clock: () => Instant }>;
type DraftOwner = Readonly<{ document: string; staffId: StaffId }>;

/**
 * Unsaved changes of documents, so that they can be continued in another browser and other editors know of them.
 *
 * `save` stores the draft of a staff member, `forget` deletes it; `forgetOld` deletes those not saved for 90 days;
 * `of` returns a member's own draft, null for none, and the names of others who have one. A document is named as in
 * its editor's URL.
 */
export function createEditorDrafts({ db, clock }: Deps) {
  return {
    save: async (stored: DraftOwner, draft: Pick<EditorDraft, 'version' | 'tree'>): Promise<Instant> => {
      const now = clock();
      await writeDraft(db, stored, { ...draft, savedAt: now });
      return now;
    },
    forgetOld: (): Promise<void> => deleteOld(db, new Date(clock().getTime() - KEPT_DAYS * DAY_MS)),
    forget: (stored: DraftOwner): Promise<void> => deleteDraft(db, stored),
    of: async ({
      document,
      staffId,
    }: DraftOwner): Promise<{ own: EditorDraft | null; others: OtherEditor[] }> => {
      const drafts = await findDrafts(db, document);
      const ownDraft = drafts.find((draft) => draft.staffId === staffId);
      return {
        own:
          ownDraft === undefined
            ? null
            : { version: ownDraft.version, tree: ownDraft.tree, savedAt: ownDraft.savedAt },
        others: drafts
          .filter((draft) => draft.staffId !== staffId)
          .map(({ name, savedAt }) => ({ name, savedAt })),
      };
    },
  };
}
