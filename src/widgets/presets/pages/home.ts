import { compareTwo } from '../comparisons.ts';
import { factsStrip } from '../facts.ts';
import { heroPicture } from '../heroes.ts';
import { latest } from '../journal.ts';
import type { PagePreset } from '../preset.ts';
import { bestsellers, categories } from '../products.ts';
import { storyBand } from '../stories.ts';

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
