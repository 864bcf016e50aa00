import { createContext, type ReactNode, useContext } from 'react';
import { identityDefaults } from '#shop/settings/rules/definitions/identity-defaults.ts';
import { useLanguage } from '../language/language.tsx';
import { type ShopIdentity, toIdentity } from './to-identity.ts';

const IdentityContext = createContext<ShopIdentity | null>(null);

type ProviderProps = { identity: ShopIdentity | null; children: ReactNode };

/** Provides the shop's identity to the views inside; null: that of the default settings. */
export function IdentityProvider({ identity, children }: ProviderProps) {
  return <IdentityContext value={identity}>{children}</IdentityContext>;
}

/** The shop's identity; without a provider, that of the default settings. */
export function useIdentity(): ShopIdentity {
  const { language } = useLanguage();
  return useContext(IdentityContext) ?? toIdentity(identityDefaults, language, '');
}
