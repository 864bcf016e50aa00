export { Imprint } from '#views/footer/imprint.tsx';
