import { createContext, type ReactNode, useContext } from 'react';
import { defaultSettings } from '#shop/settings/definitions.ts';
import { useLanguage } from '../language/language.tsx';
import { type ShopIdentity, toIdentity } from './to-identity.ts';

const IdentityContext = createContext<ShopIdentity | null>(null);

type ProviderProps = { identity: ShopIdentity; children: ReactNode };

/** Hands what the settings say of the shop to everything printed inside. */
export function IdentityProvider({ identity, children }: ProviderProps) {
  return <IdentityContext value={identity}>{children}</IdentityContext>;
}

/** What the shop says of itself; a view that is printed alone speaks of a shop whose settings nobody touched. */
export function useIdentity(): ShopIdentity {
  const { language } = useLanguage();
  return useContext(IdentityContext) ?? toIdentity(defaultSettings(), language, '');
}
