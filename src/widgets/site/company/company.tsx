export { Company } from '#views/footer/company.tsx';
