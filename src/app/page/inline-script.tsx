import { createContext, useContext } from 'react';

/** Inline scripts of one page, in the order in which they are printed. */
const InlineScripts = createContext<Set<string> | null>(null);

/** Collects the inline scripts of what is printed inside of it, for the page's content security policy. */
export const InlineScriptsProvider = InlineScripts.Provider;

/**
 * An inline script of our own. It registers itself as it is printed, so that the policy allows this script and none that
 * came into the page as content.
 *
 * @param text code written by the shop; no text of a visitor, and no `</script>`
 */
export function InlineScript({ text }: { text: string }) {
  useContext(InlineScripts)?.add(text);
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, allowed by its hash
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
