import type { PagePreset } from '../preset.ts';
import { compareTwo } from '../sections/comparisons.ts';
import { factsStrip } from '../sections/facts.ts';
import { heroPicture } from '../sections/heroes.ts';
import { latest } from '../sections/journal.ts';
import { bestsellers, categories } from '../sections/products.ts';
import { storyBand } from '../sections/stories.ts';

export const home: PagePreset = {
  kind: 'page',
  name: 'page-home',
  group: 'home',
  messages: {
    en: {
      name: 'Home page',
      description:
        'Opening picture, promises, bestsellers, a dark story, categories, two cards and the journal.',
    },
    ar: {
      name: 'الصفحة الرئيسية',
      description: 'صورة افتتاحية ووعود وأكثر المنتجات مبيعًا وقصة داكنة وفئات وبطاقتان والمدونة.',
    },
  },
  tree: [heroPicture, factsStrip, bestsellers, storyBand, categories, compareTwo, latest].flatMap(
    ({ tree }) => tree,
  ),
};
