export { FooterWarning as HealthWarning } from '#views/footer/footer-warning.tsx';
