import type { z } from 'zod';
import { areaActions } from '#app/admin/areas/actions.ts';

/** All admin actions by name; other names are refused. */
export const actionRegistry = areaActions;

type Verbs = typeof actionRegistry;
export type ActionName = keyof Verbs;
/** The unparsed input of an action. */
export type InputOf<Name extends ActionName> = z.input<Verbs[Name]['input']>;
/** The value that an action returns on success. */
export type ValueOf<Name extends ActionName> = Extract<
  Awaited<ReturnType<Verbs[Name]['run']>>,
  { ok: true }
>['value'];

export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(actionRegistry, name);
}
