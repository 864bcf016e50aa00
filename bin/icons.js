import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.js';

// Prints the icons in use into one sprite, public/icons.svg. Run it after adding a name here and to icon.tsx.

const LIGHT = [
  'list',
  'magnifying-glass',
  'user',
  'handbag',
  'x',
  'plus',
  'minus',
  'check',
  'caret-down',
  'caret-left',
  'caret-right',
  'arrow-right',
  'truck',
  'clock',
  'shield-check',
  'identification-card',
  'warning',
  'warning-circle',
  'check-circle',
  'info',
  'eye',
  'eye-slash',
  'corners-out',
  'corners-in',
  'magnifying-glass-plus',
  'magnifying-glass-minus',
  'share-network',
  'download-simple',
  'image-broken',
  'sliders-horizontal',
  'money',
  'credit-card',
  'wallet',
  'calendar-check',
  'bank',
  'hourglass-medium',
  'package',
  'link-simple',
  'envelope-simple',
  'printer',
  'phone',
  'map-pin',
  'list-bullets',
  'star',
  'thumbs-up',
];

const assets = join(root, 'node_modules/@phosphor-icons/core/assets/light');
const symbols = LIGHT.map((name) => {
  const svg = readFileSync(join(assets, `${name}-light.svg`), 'utf8');
  const inside = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<symbol id="i-${name}" viewBox="0 0 256 256">${inside}</symbol>`;
});
writeFileSync(
  join(root, 'public/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
);
