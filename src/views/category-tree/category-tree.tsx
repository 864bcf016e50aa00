import { placeOf } from '#shop/content/rules/menu-place.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { currentMark } from '../menu/menu-list.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';
import { join } from '../style/join.ts';
import type { CategoryNode } from './category-node.ts';

function Node({ node, path }: { node: CategoryNode; path: string }) {
  const { t, to } = useLanguage();
  const { id, label, url, children } = node;
  const place = placeOf(node, path);
  const isParent = children.length > 0;
  const names = join(
    `cat-item cat-item-${id}`,
    isParent && 'cat-parent j-branch',
    place === 'page' && 'current-cat',
    place === 'branch' && 'current-cat-parent',
    isParent && place !== null && 'is-open',
  );
  if (!isParent) {
    return (
      <li className={names}>
        <a href={to(url)} aria-current={currentMark(place)}>
          {label}
        </a>
      </li>
    );
  }
  return (
    <li className={names} data-branch="">
      <a href={to(url)} aria-current={currentMark(place)} data-branch-label="">
        {label}
        <Icon name="caret-down" isSmall />
      </a>
      <ul className="children">
        <li className="j-branch__own">
          <a href={to(url)}>{t('shop:allOf', { name: label })}</a>
        </li>
        {children.map((child) => (
          <Node key={child.id} node={child} path={path} />
        ))}
      </ul>
    </li>
  );
}

type CategoryTreeProps = { nodes: readonly CategoryNode[]; path: string; element?: ElementAttributes };

/**
 * The category tree, open only at the current page's branch. Names of parents toggle their lists; without script
 * all lists are open.
 *
 * Source: WIRE §14 category widget; CT-01 to CT-04
 */
export function CategoryTree({ nodes, path, element }: CategoryTreeProps) {
  const { t } = useLanguage();
  if (nodes.length === 0) return null;
  return (
    <nav {...onElement('j-cats', element)} aria-label={t('shop:categories')}>
      <details className="j-facet" open>
        <summary>
          <h2>{t('shop:categories')}</h2>
          <Icon name="caret-down" isSmall />
        </summary>
        <ul className="product-categories">
          {nodes.map((node) => (
            <Node key={node.id} node={node} path={path} />
          ))}
        </ul>
      </details>
    </nav>
  );
}
