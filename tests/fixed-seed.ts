import fc from 'fast-check';

// Random tests draw the same values in every run.
fc.configureGlobal({ seed: 20_261_121 });
