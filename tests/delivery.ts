import type { NewMethod, NewZone, Zone } from '#shop/shipping';
import type { TestShop } from './a-shop.ts';

/** A delivery method; by default for the next working day, at 15. */
export function aMethod(more: Partial<NewMethod> = {}): NewMethod {
  const code = more.code ?? 'standard';
  return {
    code,
    title: { en: code },
    costMinor: 1500,
    minimumMinor: null,
    emirates: null,
    deliveryDays: 1,
    ...more,
  };
}

export const freeFrom250 = aMethod({ code: 'free', costMinor: 0, minimumMinor: 25000 });
export const sameDay = aMethod({ code: 'same_day', costMinor: 3000, emirates: ['DU'], deliveryDays: 0 });

/** The only zone; by default Dubai alone. */
export async function deliverBy(
  { shop }: TestShop,
  methods: readonly NewMethod[],
  more: Partial<NewZone> = {},
): Promise<Zone> {
  const saved = await shop.shipping.save([{ name: { en: 'Cities' }, emirates: ['DU'], ...more, methods }]);
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  const [zone] = saved.value;
  if (zone === undefined) throw new Error('no zone was saved');
  return zone;
}
