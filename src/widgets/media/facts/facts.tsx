import { Icon } from '#views/icon/icon.tsx';
import { SignedAmounts } from '#views/price/signed-amounts.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

type FactsProps = ResolvedOf<typeof fields>;

/** A row of selling points. */
export function Facts({ items }: FactsProps) {
  return (
    <div className="j-wrap">
      <ul className="j-facts">
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <SignedAmounts text={title} />
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
