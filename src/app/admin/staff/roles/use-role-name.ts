import type { Role } from '#shop/staff/rules/rights.ts';
import { useLanguage } from '#views/language/language.tsx';

/** The name of a role; a custom one has its own, a built-in one a translated name. */
export function useRoleName(): (role: Role, ownName: string | null) => string {
  const { t } = useLanguage();
  return (role, ownName) => ownName ?? t(`admin:roles.${role}`, { defaultValue: role });
}
