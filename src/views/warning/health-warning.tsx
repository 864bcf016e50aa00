import type { ProductCard } from '#shop/listing';
import { warningKind } from '#shop/restrictions/rules/warning-kind.ts';
import { useIdentity } from '../identity/identity.tsx';
import { Warning } from './warning.tsx';

type Products = readonly Pick<ProductCard, 'class'>[];

/** The health warning required for the products shown, from the settings; empty when none is required. */
export function HealthWarning({ products, className }: { products: Products; className?: string }) {
  const { warnings } = useIdentity();
  const kind = warningKind(products.map((one) => one.class));
  if (kind === null || warnings[kind] === '') return null;
  const strip = <Warning isStrip text={warnings[kind]} />;
  return className === undefined ? strip : <div className={className}>{strip}</div>;
}
