import { createContext, useContext } from 'react';

/** Inline styles of a page, in the order they are printed. */
const InlineStyles = createContext<Set<string> | null>(null);

/** Collects the inline styles inside it for the content security policy. */
export const InlineStylesProvider = InlineStyles.Provider;

/**
 * A style of the shop in the page's head, after its stylesheets. It registers itself when it is rendered, so that the
 * policy allows this style and none in the page's content.
 *
 * @param name differs from that of every other style; the only style of its precedence
 * @param text style of the shop; no user input
 */
export function InlineStyle({ name, text }: { name: string; text: string }) {
  useContext(InlineStyles)?.add(text);
  return (
    <style href={name} precedence={name}>
      {text}
    </style>
  );
}
