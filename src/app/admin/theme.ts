import {
  createTheme,
  Drawer,
  DrawerBody,
  DrawerHeader,
  type MantineColorsTuple,
  Menu,
  Modal,
  ModalBody,
  ModalHeader,
  Notification,
  NumberInput,
} from '@mantine/core';
import { typeLatinDigits } from './parts/fields.tsx';
import { markInitialFocus } from './parts/frame/initial-focus.ts';

/** The brand's ember from light to dark, from the design tokens. */
const ember: MantineColorsTuple = [
  '#fbf3ee',
  '#f7e6dc',
  '#efcbb8',
  '#e3a78a',
  '#d6835d',
  '#c4552b',
  '#b2481f',
  '#8f3814',
  '#6f2b0f',
  '#4f1f0b',
];

/** Warm greys for text, borders and backgrounds. */
const gray: MantineColorsTuple = [
  '#faf8f5',
  '#f2ede7',
  '#e4dcd2',
  '#cfc4b8',
  '#b3a698',
  '#8c7f73',
  '#6e6259',
  '#5a4f47',
  '#2a211c',
  '#1d1613',
];

/** Success, warning and error; each is readable on its own tint. */
const green: MantineColorsTuple = [
  '#f3f7f2',
  '#e7eee5',
  '#cbdac8',
  '#a5c0a2',
  '#6f9673',
  '#4c7852',
  '#38633f',
  '#305637',
  '#26462c',
  '#1d3722',
];
const yellow: MantineColorsTuple = [
  '#fdf8ec',
  '#fbf0da',
  '#f3dca9',
  '#e2bd6a',
  '#b98a2b',
  '#93650c',
  '#7d5200',
  '#6b4600',
  '#573900',
  '#432c00',
];
const red: MantineColorsTuple = [
  '#fcf3f1',
  '#f9e7e4',
  '#f0c6c1',
  '#e09a96',
  '#c95d5f',
  '#b53b40',
  '#a3262c',
  '#8c1f25',
  '#73181d',
  '#5a1216',
];

/** In progress: the design's quiet blue. */
const blue: MantineColorsTuple = [
  '#f2f7f9',
  '#e4eef2',
  '#c6dae3',
  '#9fc0ce',
  '#6a99ad',
  '#43768d',
  '#2b5a70',
  '#254e61',
  '#1d3e4e',
  '#162f3b',
];

const adminTheme = createTheme({
  primaryColor: 'ember',
  primaryShade: 6,
  colors: { ember, gray, green, yellow, red, blue },
  black: '#2a211c',
  white: '#ffffff',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    // Mantine renders `<header>`, which would be a second banner landmark.
    ModalHeader: ModalHeader.extend({ defaultProps: { role: 'presentation' } }),
    DrawerHeader: DrawerHeader.extend({ defaultProps: { role: 'presentation' } }),
    ModalBody: ModalBody.extend({ defaultProps: { ref: markInitialFocus } }),
    DrawerBody: DrawerBody.extend({ defaultProps: { ref: markInitialFocus } }),
    NumberInput: NumberInput.extend({ defaultProps: { onBeforeInput: typeLatinDigits } }),
    // The first menu item receives the focus, without Mantine's placeholder element.
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
  },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
});

/**
 * The theme of the back office in the style of the storefront.
 *
 * @param close the label of close buttons
 */
export function adminThemeWith(close: string) {
  const defaultProps = { closeButtonProps: { 'aria-label': close } };
  const named = {
    Drawer: Drawer.extend({ defaultProps }),
    Modal: Modal.extend({ defaultProps }),
    Notification: Notification.extend({ defaultProps }),
  };
  return { ...adminTheme, components: { ...adminTheme.components, ...named } };
}
