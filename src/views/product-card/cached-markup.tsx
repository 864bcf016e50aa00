import { createContext, type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { IdentityProvider, useIdentity } from '../identity/identity.tsx';
import { LanguageProvider } from '../language/language.tsx';

/** What is rendered from its inputs alone, without ids. */
export type CachedPart = Readonly<{
  /** Of what it shows. */
  id: number;
  /** An immutable object. */
  data: object;
  /** Inputs besides `data`. */
  variant: string;
  node: () => ReactNode;
}>;

/** The inputs that parts share. */
type SharedInputs = Readonly<{
  language: string;
  identity: object;
  /** Gives both to what is rendered. */
  inContext: (nodes: ReactNode) => ReactNode;
}>;

/** The markup of parts, one after the other; those that are not cached are rendered. */
export type FindCachedMarkup = (parts: readonly CachedPart[], shared: SharedInputs) => string;

const MarkupCache = createContext<FindCachedMarkup | null>(null);

/** Gives lists of cards their cached markup; without it, as in a browser, each card is rendered. */
export const CachedMarkupProvider = MarkupCache.Provider;

/**
 * The markup of parts that use the language and the shop's identity and nothing else; null without a cache.
 *
 * @param parts null: they cannot be cached
 */
export function useCachedMarkup(parts: readonly CachedPart[] | null): string | null {
  const find = useContext(MarkupCache);
  const translator = useContext(I18nContext)?.i18n;
  const identity = useIdentity();
  if (find === null || parts === null || translator === undefined) return null;
  const inContext = (nodes: ReactNode) => (
    <LanguageProvider translator={translator}>
      <IdentityProvider identity={identity}>{nodes}</IdentityProvider>
    </LanguageProvider>
  );
  return find(parts, { language: translator.language, identity, inContext });
}
