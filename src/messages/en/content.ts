import type { Words } from '../words.ts';

export const content = {
  blog: { title: 'Journal', lead: 'Care, repairs, materials and how things work.' },
  portfolio: { title: 'Studio', lead: 'Spaces, materials and things we made along the way.' },
} satisfies Words;
