import { addDependencies, narrowDependencies } from '#platform/cache/cache-dependencies.ts';
import { type createSettings, LOGO_SETTINGS } from '#shop/settings';

/**
 * Adds the dependencies of settings, which are cached for a second and then read without a statement. They depend on
 * pictures only when one is the logo, whose copies are made after it is chosen.
 */
export function withSettingDependency(
  settings: ReturnType<typeof createSettings>,
): ReturnType<typeof createSettings> {
  return {
    ...settings,
    all: async (at) => {
      const all = await narrowDependencies(
        () => settings.all(at),
        () => ({ tables: ['media'], tags: [] }),
      );
      const hasLogo = LOGO_SETTINGS.some((key) => all[key] !== null);
      const tables = hasLogo ? ['setting', 'media'] : ['setting'];
      addDependencies({ tables, tags: [], untilMs: Number.POSITIVE_INFINITY });
      return all;
    },
  };
}
