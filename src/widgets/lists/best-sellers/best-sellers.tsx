export { BestSellers } from '#views/error-page/best-sellers.tsx';
