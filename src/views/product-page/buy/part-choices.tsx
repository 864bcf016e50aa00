import type { CSSProperties } from 'react';
import { useLanguage } from '../../language/language.tsx';
import { mediaAddress } from '../../picture/picture.tsx';
import { join } from '../../style/join.ts';
import type { BundleRow, PartChoice, ProductFacts } from '../facts/product-facts.ts';

type Choosable = BundleRow & { choice: NonNullable<BundleRow['choice']> };
type ValueProps = { value: PartChoice; field: string; isChosen: boolean; isColour: boolean };

function Value({ value, field, isChosen, isColour }: ValueProps) {
  const { t } = useLanguage();
  const { id, name, swatchHex, isAvailable, pictureFile } = value;
  const style: CSSProperties & Record<'--sw', string> = { '--sw': swatchHex ?? 'none' };
  return (
    <label
      className={join(isColour ? 'j-swatch' : 'j-chip', !isAvailable && 'is-out')}
      style={isColour ? style : undefined}
      title={name}
    >
      <input
        type="radio"
        name={field}
        value={id}
        defaultChecked={isChosen}
        disabled={!isAvailable}
        required
        data-name={name}
        data-picture={pictureFile === '' ? undefined : mediaAddress(pictureFile)}
        aria-label={isAvailable ? name : t('product:soldOutChoice', { name })}
      />
      {isColour ? null : name}
    </label>
  );
}

function PartChoiceField({ part: { name, choice } }: { part: Choosable }) {
  const { t } = useLanguage();
  const chosen = choice.values.find(({ id }) => id === choice.chosenId);
  const isColours = choice.values.every(({ swatchHex }) => swatchHex !== null);
  return (
    <fieldset className="j-opt" data-part-choice="">
      <legend className="j-opt__label">
        {t('product:choiceOfPart', { name, option: choice.label })}{' '}
        <b data-chosen="">{chosen?.name ?? t('product:notChosen')}</b>
      </legend>
      <div className={isColours ? 'j-swatches' : 'j-chips'}>
        {choice.values.map((value) => (
          <Value
            key={value.id}
            value={value}
            field={choice.field}
            isChosen={value.id === choice.chosenId}
            isColour={isColours}
          />
        ))}
      </div>
    </fieldset>
  );
}

function isChoosable(part: BundleRow): part is Choosable {
  return part.choice !== null;
}

/** The variations of bundle parts as radio buttons, displayed as swatches. Source: ST-05, ST-06 */
export function PartChoices({ product }: { product: ProductFacts }) {
  const choosable = product.parts.filter(isChoosable);
  if (choosable.length === 0) return null;
  return (
    <div className="j-stack" data-part-choices="">
      {choosable.map((part) => (
        <PartChoiceField key={part.partId} part={part} />
      ))}
    </div>
  );
}
