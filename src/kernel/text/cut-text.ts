/**
 * The first `most` UTF-16 units of a text. Never splits a surrogate pair and replaces lone surrogates, which
 * neither JSON in the database nor a URL accepts.
 */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  const isHalved = cut.length < text.length && /[\uD800-\uDBFF]$/.test(cut);
  return (isHalved ? cut.slice(0, -1) : cut).toWellFormed();
}
