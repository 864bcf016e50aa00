export { WishlistLink } from '#views/header/wishlist-link.tsx';
