export { CartToggle as MenuCart } from '#views/header/cart-toggle.tsx';
