import { createContext, useContext } from 'react';

/** Inline scripts of a page, in the order they are printed. */
const InlineScripts = createContext<Set<string> | null>(null);

/** Collects the inline scripts inside it for the content security policy. */
export const InlineScriptsProvider = InlineScripts.Provider;

/**
 * An inline script of the shop. It registers itself when it is rendered, so that the policy allows this script and
 * none in the page's content.
 *
 * @param text code of the shop; no user input and no `</script>`
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
