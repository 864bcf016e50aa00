import { useLanguage } from '#views/language/language.tsx';
import { Tile } from '#views/picture/picture.tsx';
import type { LoopItem } from '../../loop/item.ts';
import type { GridSettings } from '../../loop/loop-fields.ts';
import { gridAttributes } from '../../loop/view/grid-attributes.ts';

const SIZES = '(max-width: 768px) 100vw, 33vw';

type PictureGridProps = Readonly<{ items: readonly LoopItem[]; grid: GridSettings }>;

/** Projects as pictures with their titles on them. */
export function PictureGrid({ items, grid }: PictureGridProps) {
  const { to } = useLanguage();
  return (
    <ul {...gridAttributes(grid)}>
      {items.map((item) =>
        item.kind !== 'document' ? null : (
          <li key={item.id} className={`j-project e-loop-item e-loop-item-${item.id}`}>
            <Tile picture={item.facts.picture} sizes={SIZES} alt="" />
            <div className="j-project__words">
              <h3>
                <a href={to(item.facts.path)}>{item.facts.title}</a>
              </h3>
              {item.facts.category === undefined ? null : (
                <p className="j-small">{item.facts.category.name}</p>
              )}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
