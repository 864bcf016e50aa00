import type { CompanyFacts } from '#views/footer/company.tsx';

export const fields = {};

/** What the loader adds. */
export type CompanyData = { company: CompanyFacts };
