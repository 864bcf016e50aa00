export { LanguageLink as LanguageSwitch } from '#views/menu/language-link.tsx';
