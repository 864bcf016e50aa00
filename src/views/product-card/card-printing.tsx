import { createContext, type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { IdentityProvider, useIdentity } from '../identity/identity.tsx';
import { LanguageProvider } from '../language/language.tsx';

/**
 * Finds markup that was printed before, by everything that it is made of.
 *
 * @param manner what it goes by beside data
 * @param data objects that nobody changes
 * @param node what is printed where it is not found but is asked for again
 * @returns null where it is to be printed with its page
 */
export type FindPrinted = (manner: string, data: readonly object[], node: () => ReactNode) => string | null;

const Printing = createContext<FindPrinted | null>(null);

/** Lets cards be found printed; without it, as in a browser, each is printed. */
export const CardPrintingProvider = Printing.Provider;

/**
 * The markup within an element, if it was printed before.
 *
 * @param data that it is made of, beside the language and the shop's identity
 * @param manner what else it goes by
 */
export function usePrinted(
  data: object,
  manner: readonly (number | boolean)[],
  node: ReactNode,
): string | null {
  const find = useContext(Printing);
  const translator = useContext(I18nContext)?.i18n;
  const identity = useIdentity();
  if (find === null || translator === undefined) return null;
  return find(`${translator.language} ${manner}`, [identity, data], () => (
    <LanguageProvider translator={translator}>
      <IdentityProvider identity={identity}>{node}</IdentityProvider>
    </LanguageProvider>
  ));
}
