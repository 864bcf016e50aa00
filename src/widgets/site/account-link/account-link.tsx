export { AccountLink } from '#views/header/account-link.tsx';
