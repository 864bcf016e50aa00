/**
 * The beginning of a text. A sign that two units write is never halved, and what came in as half a sign is replaced:
 * neither JSON in the database nor an address can hold one.
 *
 * @param most so many UTF-16 units, as `length` counts them
 */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  const isHalved = cut.length < text.length && /[\uD800-\uDBFF]$/.test(cut);
  return (isHalved ? cut.slice(0, -1) : cut).toWellFormed();
}
