import * as ar from './ar/index.ts';
import { addCatalogue } from './catalogues.ts';
import * as en from './en/index.ts';

addCatalogue('en', en);
addCatalogue('ar', ar);

export * from './catalogues.ts';
