export { TRASH_DAYS } from './rules/days-left.ts';
/**
 * The trash: what was deleted, newest first; `restore` brings one back, `remove` deletes it permanently,
 * `removeExpired` whatever was deleted 30 days ago. Whoever restores a kind is handed in.
 *
 * Refusals: `trash.unknown`, and those of the kind.
 */
export { createTrash, type TrashKind } from './trash.ts';
