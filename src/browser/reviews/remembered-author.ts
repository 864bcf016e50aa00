/**
 * Name and email that a reviewer chose to save in this browser.
 *
 * @param cookies `document.cookie`
 * @returns empty texts for missing values
 * Source: WIRE §13 (wp-comment-cookies-consent); RV-06
 */
export function rememberedAuthor(cookies: string): { author: string; email: string } {
  const stored = (name: RegExp): string => {
    const value = name.exec(cookies)?.[1] ?? '';
    try {
      return decodeURIComponent(value);
    } catch {
      return '';
    }
  };
  return {
    author: stored(/(?:^|; )comment_author_[0-9a-f]{32}=([^;]*)/),
    email: stored(/(?:^|; )comment_author_email_[0-9a-f]{32}=([^;]*)/),
  };
}
