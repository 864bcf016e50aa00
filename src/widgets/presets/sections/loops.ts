import { initialOf } from '../../fields/field.ts';
import { fields as carouselFields } from '../../lists/loop-carousel/fields.ts';
import { fields as gridFields } from '../../lists/loop-grid/fields.ts';
import { fields as portfolioFields } from '../../lists/portfolio/fields.ts';
import { fields as filterFields } from '../../lists/taxonomy-filter/fields.ts';
import { both, button, EMPTY, heading, lead, named, node, section } from '../make.ts';
import type { PresetNode, SectionPreset } from '../preset.ts';

const FOUR = { desktop: 4, tablet: 3, mobile: 2 };
const products = initialOf(gridFields).products;

/** Terms that filter the loop of a name. */
function filterOf(loop: string, taxonomy: 'product_brand' | 'product_cat', label: unknown): PresetNode {
  const settings = { ...initialOf(filterFields), loop: { nodeNamed: loop }, taxonomy, multiple: 'OR', label };
  return node('taxonomy-filter', settings, { spaceAfter: { desktop: '5' } });
}

const carousel = (settings: object) => node('loop-carousel', { ...initialOf(carouselFields), ...settings });

export const filteredProducts: SectionPreset = {
  kind: 'section',
  name: 'products-filter',
  group: 'products',
  messages: {
    en: {
      name: 'Products with filter',
      description: 'A grid of products that categories filter in place, with a button that loads more.',
    },
    ar: {
      name: 'منتجات مع تصفية',
      description: 'شبكة منتجات تصفّيها الفئات في مكانها، مع زر يعرض المزيد.',
    },
  },
  tree: [
    section({}, [
      heading(both('Find yours', 'اختر ما يناسبك')),
      filterOf('goods', 'product_cat', EMPTY),
      named(
        'goods',
        node('loop-grid', {
          ...initialOf(gridFields),
          products: { ...products, orderby: 'popularity' },
          ...{ perPage: 8, columns: FOUR, paging: 'load-more' },
        }),
      ),
    ]),
  ],
};

export const byBrand: SectionPreset = {
  kind: 'section',
  name: 'products-by-brand',
  group: 'products',
  messages: {
    en: {
      name: 'Shop by brand',
      description: 'A row of products that is swiped; brands above it choose what it shows.',
    },
    ar: {
      name: 'تسوّق حسب العلامة',
      description: 'صف منتجات يُقلَّب بالسحب، وعلامات تجارية فوقه تختار ما يعرضه.',
    },
  },
  tree: [
    section({ background: 'sunken' }, [
      heading(both('Shop by brand', 'تسوّق حسب العلامة')),
      filterOf('row', 'product_brand', EMPTY),
      named(
        'row',
        carousel({
          products: { ...products, inStock: true, orderby: 'popularity' },
          ...{ perPage: 12, slidesToShow: FOUR, navigation: 'arrows' },
        }),
      ),
    ]),
  ],
};

export const recentlyViewed: SectionPreset = {
  kind: 'section',
  name: 'products-viewed',
  group: 'products',
  messages: {
    en: {
      name: 'Recently viewed',
      description: 'What each visitor looked at last; bestsellers for those who are new.',
    },
    ar: {
      name: 'شوهد مؤخرًا',
      description: 'آخر ما شاهده كل زائر، والأكثر مبيعًا لمن يزور أول مرة.',
    },
  },
  tree: [
    carousel({
      heading: both('For you', 'مختارات لك'),
      products: { ...products, source: 'recent', fallback: 'best-sold' },
      ...{ perPage: 8, slidesToShow: FOUR, navigation: 'arrows' },
    }),
  ],
};

export const journalRow: SectionPreset = {
  kind: 'section',
  name: 'journal-row',
  group: 'journal',
  messages: {
    en: {
      name: 'Journal row',
      description: 'Your nine newest articles in a row that is swiped, and a button to all of them.',
    },
    ar: {
      name: 'صف المدونة',
      description: 'أحدث تسع مقالات في صف يُقلَّب بالسحب، وزر إليها كلها.',
    },
  },
  tree: [
    section({}, [
      heading(both('Read on', 'اقرأ المزيد')),
      lead(both('Guides, stories and answers from our workshop.', 'أدلة وقصص وأجوبة من ورشتنا.')),
      carousel({ items: 'articles', perPage: 9, navigation: 'arrows' }),
      button(both('All articles', 'جميع المقالات'), '/blog/', 'secondary'),
    ]),
  ],
};

export const filteredWork: SectionPreset = {
  kind: 'section',
  name: 'story-work',
  group: 'stories',
  messages: {
    en: {
      name: 'Work with filter',
      description: 'Your projects as large pictures that their categories filter.',
    },
    ar: { name: 'أعمال مع تصفية', description: 'أعمالك بصور كبيرة تصفّيها فئاتها.' },
  },
  tree: [
    section({}, [
      heading(both('Places we made', 'أماكن صنعناها')),
      node('portfolio', { ...initialOf(portfolioFields), perPage: 6, paging: 'load-more' }),
    ]),
  ],
};
