import type { ActionCall } from '#admin-actions/action.ts';
import type { Localized } from '#kernel/language.ts';
import { definitions, type Settings } from '#shop/settings';
import { type SetupFacts, type SetupStep, setupSteps } from '../rules/setup-steps.ts';

/** The setup steps that the member may do, and whether the guide is shown. */
export type Setup = Readonly<{ isShown: boolean; steps: readonly SetupStep[] }>;

const isWritten = ({ en }: Localized): boolean => en.trim() !== '';

function detailsIn(settings: Settings): SetupFacts['details'] {
  return {
    name: isWritten(settings['shop.name']),
    email: settings['shop.email'] !== definitions['shop.email'].default,
    phone: settings['shop.phone'].trim() !== '',
    address: isWritten(settings['shop.address']),
  };
}

/** Derives the completed steps from the shop's data; each query stops at the first row. */
async function readFacts({ shop }: ActionCall, settings: Settings): Promise<SetupFacts> {
  const { value: product } = await shop.catalogue.published.list({ offset: 0, limit: 1 }).next();
  const [zones, methods, terms, privacy, hasOrder, { isOn }] = await Promise.all([
    shop.shipping.zones(),
    shop.payments.accepted(),
    shop.content.find('page', 'terms'),
    shop.content.find('page', 'privacy'),
    shop.orders.hasPlaced(),
    shop.comingSoon.current(),
  ]);
  return {
    details: detailsIn(settings),
    hasLogo: settings['shop.logo'] !== null,
    hasProduct: product !== undefined,
    hasDelivery: zones.some(({ methods: shippingMethods }) => shippingMethods.length > 0),
    hasPayment: methods.length > 0,
    hasTaxNumber: settings['shop.trn'] !== definitions['shop.trn'].default,
    legal: {
      warning: isWritten(settings['restrictions.warning']),
      licence: settings['shop.licence'].trim() !== '',
      terms: terms !== null,
      privacy: privacy !== null,
    },
    hasOrder,
    isOpen: !isOn,
  };
}

/** @returns null if the member has no steps, or if the guide is hidden and they may not show it */
export async function readSetup(call: ActionCall): Promise<Setup | null> {
  const { rights } = call.member;
  const settings = await call.shop.settings.all();
  const isShown = settings['staff.setupGuide'];
  const mayHide = rights.includes('settings.change');
  if (!isShown && !mayHide) return null;
  const steps = setupSteps(await readFacts(call, settings), rights);
  const isDone = steps.every((step) => step.isDone);
  // A member who may not hide the guide no longer sees it once their steps are done; a hidden guide ends with the last
  // step.
  if (isDone && (!mayHide || !isShown)) return null;
  return { isShown, steps };
}
