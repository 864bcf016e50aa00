/**
 * The trash: deleted items, newest first; `restore` restores one, `remove` deletes it permanently, `removeExpired`
 * those deleted 30 days ago. The restorer of each kind is injected.
 *
 * Refusals: `trash.unknown`, and those of the kind.
 */
export { createTrash, type TrashKind } from './actions/trash.ts';
export { TRASH_DAYS } from './rules/days-left.ts';
