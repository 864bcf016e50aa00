/** Whether `npm run prove:pages` runs, which does more than `npm test`. */
export const IS_PROOF = process.env.PROOFS === '1';
