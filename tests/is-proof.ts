/** `npm run prove:pages` does more of some tests than `npm test`. */
export const IS_PROOF = process.env.PROOFS === '1';
