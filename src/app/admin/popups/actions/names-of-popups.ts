import type { ActionCall } from '#admin-actions/action.ts';

/** The names of all popups, published or not. */
export async function namesOfPopups({
  shop,
}: Pick<ActionCall, 'shop'>): Promise<ReadonlyMap<number, string>> {
  const popups = await shop.templates.edit.find({ text: '', place: 'popup', state: null });
  return new Map(popups.map(({ id, name }) => [id, name]));
}
