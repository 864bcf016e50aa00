import type { z } from 'zod';
import { areaActions } from '#app/admin/areas/actions.ts';

/** Everything staff may do, by name. An action that is not here cannot be reached from the back office. */
export const actionRegistry = areaActions;

type Verbs = typeof actionRegistry;
export type ActionName = keyof Verbs;
/** What an action takes, as it is sent. */
export type InputOf<Name extends ActionName> = z.input<Verbs[Name]['input']>;
/** What an action gives. */
export type ValueOf<Name extends ActionName> = Extract<
  Awaited<ReturnType<Verbs[Name]['run']>>,
  { ok: true }
>['value'];

export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(actionRegistry, name);
}
