/**
 * Name and e-mail that a reviewer asked this browser to keep.
 *
 * @param cookies as the document has them
 * @returns empty texts for what is not kept
 * Source: WIRE §13 (wp-comment-cookies-consent); RV-06
 */
export function rememberedAuthor(cookies: string): { author: string; email: string } {
  const kept = (name: RegExp): string => {
    const value = name.exec(cookies)?.[1] ?? '';
    try {
      return decodeURIComponent(value);
    } catch {
      return '';
    }
  };
  return {
    author: kept(/(?:^|; )comment_author_[0-9a-f]{32}=([^;]*)/),
    email: kept(/(?:^|; )comment_author_email_[0-9a-f]{32}=([^;]*)/),
  };
}
