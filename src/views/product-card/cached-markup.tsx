import { createContext, type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { IdentityProvider, useIdentity } from '../identity/identity.tsx';
import { LanguageProvider } from '../language/language.tsx';

/**
 * Finds cached markup by its inputs.
 *
 * @param variant inputs besides `data`
 * @param data immutable objects
 * @param node renders the markup to cache, on the second request for it
 * @returns null on the first request: the markup is rendered with its page
 */
export type FindCachedMarkup = (
  variant: string,
  data: readonly object[],
  node: () => ReactNode,
) => string | null;

const MarkupCache = createContext<FindCachedMarkup | null>(null);

/** Gives cards their cached markup; without it, as in a browser, each is rendered. */
export const CachedMarkupProvider = MarkupCache.Provider;

/**
 * The cached markup of an element, if any.
 *
 * @param data the inputs of the markup, besides the language and the shop's identity
 * @param variant further inputs
 */
export function useCachedMarkup(
  data: object,
  variant: readonly (number | boolean)[],
  node: ReactNode,
): string | null {
  const find = useContext(MarkupCache);
  const translator = useContext(I18nContext)?.i18n;
  const identity = useIdentity();
  if (find === null || translator === undefined) return null;
  return find(`${translator.language} ${variant}`, [identity, data], () => (
    <LanguageProvider translator={translator}>
      <IdentityProvider identity={identity}>{node}</IdentityProvider>
    </LanguageProvider>
  ));
}
