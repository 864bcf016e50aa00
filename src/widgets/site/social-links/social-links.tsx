export { SocialLinks } from '#views/footer/social-links.tsx';
