import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.js';

// Prints the icons in use into two sprites: public/icons.svg for the storefront (names also in views/icon/icon.tsx), and
// public/admin-icons.svg for the back office (names also in app/admin/parts/icon.tsx). Run it after adding a name.

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
  'gift',
  'hourglass-medium',
  'package',
  'link-simple',
  'envelope-simple',
  'printer',
  'phone',
  'map-pin',
  'list-bullets',
  'star',
  'heart',
  'heart-fill',
  'thumbs-up',
  'pause',
  'play',
];

/** The back office's: regular strokes, since they are small. */
const ADMIN = [
  'house',
  'receipt',
  'package',
  'tag',
  'tree-structure',
  'star',
  'users',
  'user',
  'percent',
  'gift',
  'truck',
  'credit-card',
  'prohibit',
  'palette',
  'images',
  'list-dashes',
  'article',
  'tray',
  'envelope',
  'arrow-bend-up-right',
  'chart-bar',
  'gear',
  'clock',
  'stack',
  'magnifying-glass',
  'translate',
  'sign-out',
  'dots-three',
  'plus',
  'trash',
  'pencil',
  'copy',
  'scissors',
  'clipboard',
  'printer',
  'download',
  'upload',
  'arrow-up',
  'arrow-down',
  'arrow-u-up-left',
  'check',
  'x',
  'warning',
  'eye',
  'funnel',
  'bookmark',
  'calendar',
  'lock',
  'arrows-left-right',
  'storefront',
  'bell',
  'dots-six-vertical',
  'shield-check',
  'warehouse',
  'calculator',
  'crop',
  'arrow-u-up-right',
  'desktop',
  'device-tablet',
  'device-mobile',
  'caret-down',
  'caret-up',
  'arrow-left',
  'question',
];

const assets = join(root, 'node_modules/@phosphor-icons/core/assets');

function printSprite(file, { weight, ids, names }) {
  const symbols = names.map((name) => {
    const style = name.endsWith('-fill') ? 'fill' : weight;
    const file = style === 'light' ? `${name}-light` : name;
    const path = `${style}/${file}.svg`;
    const svg = readFileSync(join(assets, path), 'utf8');
    const inside = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
    return `<symbol id="${ids}${name}" viewBox="0 0 256 256">${inside}</symbol>`;
  });
  writeFileSync(
    join(root, 'public', file),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  );
}

printSprite('icons.svg', { weight: 'light', ids: 'i-', names: LIGHT });
printSprite('admin-icons.svg', { weight: 'regular', ids: '', names: ADMIN });
