import { about } from './pages/about.ts';
import { campaign } from './pages/campaign.ts';
import { comingSoon } from './pages/coming-soon.ts';
import { home } from './pages/home.ts';
import { landing } from './pages/landing.ts';
import { storeFinder } from './pages/store-finder.ts';
import { popupPresets } from './popups/index.ts';
import type { PagePreset, Preset, SectionPreset } from './preset.ts';
import { comparisons } from './sections/comparisons.ts';
import { facts } from './sections/facts.ts';
import { forms } from './sections/forms.ts';
import { heroes } from './sections/heroes.ts';
import { journal } from './sections/journal.ts';
import { products } from './sections/products.ts';
import { questions } from './sections/questions.ts';
import { stories } from './sections/stories.ts';

/** Ready-made sections, in the order of their groups. */
export const sectionPresets: readonly SectionPreset[] = [
  ...heroes,
  ...products,
  ...comparisons,
  ...facts,
  ...stories,
  ...questions,
  ...journal,
  ...forms,
];

/** Whole documents to start from. */
export const pagePresets: readonly PagePreset[] = [home, campaign, landing, storeFinder, about, comingSoon];

/** All of them. */
export const presets: readonly Preset[] = [...sectionPresets, ...pagePresets, ...popupPresets];
