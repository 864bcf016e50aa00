import type { ProductCard } from '#shop/listing';
import { warningKind } from '#shop/restrictions/rules/warning-kind.ts';
import { useIdentity } from '../identity/identity.tsx';
import { Warning } from './warning.tsx';

type Goods = readonly Pick<ProductCard, 'class'>[];

/** The health warning required for the products shown, from the settings; empty when none is required. */
export function HealthWarning({ goods, className }: { goods: Goods; className?: string }) {
  const { warnings } = useIdentity();
  const kind = warningKind(goods.map((one) => one.class));
  if (kind === null || warnings[kind] === '') return null;
  const strip = <Warning isStrip text={warnings[kind]} />;
  return className === undefined ? strip : <div className={className}>{strip}</div>;
}
