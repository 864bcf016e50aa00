import type { CSSProperties } from 'react';
import { useLanguage } from '../../language/language.tsx';
import { join } from '../../style/join.ts';
import type { Choice, ProductFacts } from '../facts/product-facts.ts';

type ChoiceProps = { choice: Choice; scope: string };

/** The select of an attribute: what the form sends and other scripts look for. Source: WIRE §8 */
function ChoiceRow({ choice, scope }: ChoiceProps) {
  const { t } = useLanguage();
  const id = `${scope}choice-${choice.slug}`;
  return (
    <tr>
      <th className="label" scope="row">
        <label htmlFor={id}>{choice.name}</label>
      </th>
      <td className="value">
        <select
          className="j-select"
          id={id}
          name={`attribute_${choice.slug}`}
          data-attribute_name={`attribute_${choice.slug}`}
          defaultValue={choice.chosen}
          required
        >
          <option value="">{t('product:chooseOption')}</option>
          {choice.values.map(({ slug, name, isAvailable }) => (
            <option key={slug} value={slug}>
              {isAvailable ? name : t('product:soldOutChoice', { name })}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

/** The same choice as colour swatches or chips, which set the select and send nothing themselves. */
function Swatches({ choice, scope }: ChoiceProps) {
  const { t } = useLanguage();
  const chosen = choice.values.find(({ slug }) => slug === choice.chosen);
  const isColours = choice.values.every(({ swatchHex }) => swatchHex !== null);
  return (
    <fieldset className="j-opt" data-choice={choice.slug}>
      <legend className="j-opt__label">
        {choice.name}: <b data-chosen="">{chosen?.shown ?? t('product:notChosen')}</b>
      </legend>
      <div className={isColours ? 'j-swatches' : 'j-chips'}>
        {choice.values.map(({ slug, name, shown, swatchHex, isAvailable }) => {
          const style: CSSProperties & Record<'--sw', string> = { '--sw': swatchHex ?? 'none' };
          return (
            <label
              key={slug}
              className={join(isColours ? 'j-swatch' : 'j-chip', !isAvailable && 'is-out')}
              style={isColours ? style : undefined}
              title={name}
            >
              <input
                type="radio"
                form=""
                name={`${scope}choice-${choice.slug}`}
                value={slug}
                defaultChecked={slug === choice.chosen}
                data-name={shown}
                aria-label={isAvailable ? name : t('product:soldOutChoice', { name })}
              />
              {isColours ? null : shown}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function clearedPath({ path, choices }: ProductFacts): string {
  return `${path}?${choices.map(({ slug }) => `attribute_${slug}=`).join('&')}`;
}

type ChoicesProps = {
  product: ProductFacts;
  /** Before ids and names that a page may have once only. */
  scope?: string | undefined;
};

/** The options of a variable product: selects, with script also swatches. Source: ST-05 */
export function Choices({ product, scope = '' }: ChoicesProps) {
  const { t, to } = useLanguage();
  const isChosen = product.choices.some(({ chosen }) => chosen !== '');
  return (
    <div className="j-choices">
      <table className="variations" role="presentation">
        <tbody>
          {product.choices.map((choice) => (
            <ChoiceRow key={choice.slug} choice={choice} scope={scope} />
          ))}
        </tbody>
      </table>
      <div className="j-choices__swatches">
        {product.choices.map((choice) => (
          <Swatches key={choice.slug} choice={choice} scope={scope} />
        ))}
      </div>
      <p className="j-choices__foot">
        <noscript>
          <button className="j-btn j-btn--secondary j-btn--s" type="submit" formMethod="get">
            {t('product:showChoice')}
          </button>
        </noscript>
        <a
          className="reset_variations j-link"
          href={to(clearedPath(product))}
          data-no-choice={t('product:notChosen')}
          hidden={!isChosen}
        >
          {t('product:clear')}
        </a>
      </p>
    </div>
  );
}
